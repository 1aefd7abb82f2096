BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE calls (
	table_id VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	what VARCHAR(8) NOT NULL, 
	since INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, player, what, since)
)
 WITHOUT ROWID

;
CREATE TABLE daily_results (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	share FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	margin INTEGER NOT NULL, 
	turns INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (day, game, player)
);
CREATE TABLE devices (
	id VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	endpoint TEXT NOT NULL, 
	public_key VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE hooks (
	id VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16), 
	kind VARCHAR(8) NOT NULL, 
	url TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	failures INTEGER NOT NULL, 
	problem VARCHAR(16), 
	status INTEGER, 
	PRIMARY KEY (id)
);
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','864f00de0d3f63f65474140c8bbd70e08013ea40a19da9b89bff0841d523830b');
INSERT INTO "keys" VALUES('push','980ff3c269cfe0b85545ad188d4dec16e6a6d52b5cdf188a757c57384e093fb6');
INSERT INTO "keys" VALUES('day','b75de1ea1e89acb5ecdb65267bb602ab433346bc67e137965b3652d3d877fe65');
CREATE TABLE links (
	player VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (player), 
	UNIQUE (hash)
);
CREATE TABLE members (
	player VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	PRIMARY KEY (player, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "members" VALUES('pc8ipcbza429','5drnk4yrrrefkc7m');
INSERT INTO "members" VALUES('pc8ipcbza429','66u5s99tce7ifr8z');
INSERT INTO "members" VALUES('pc8ipcbza429','dwgzg75tave3fwbu');
INSERT INTO "members" VALUES('pc8ipcbza429','ip8abcek4nawus3z');
INSERT INTO "members" VALUES('pc8ipcbza429','iyptdaftgwh4vkk7');
INSERT INTO "members" VALUES('pc8ipcbza429','nes7ycvvsz9uiwkv');
INSERT INTO "members" VALUES('pgfw953msrtj','5drnk4yrrrefkc7m');
INSERT INTO "members" VALUES('pgfw953msrtj','66u5s99tce7ifr8z');
INSERT INTO "members" VALUES('pgfw953msrtj','dwgzg75tave3fwbu');
INSERT INTO "members" VALUES('pgfw953msrtj','ip8abcek4nawus3z');
INSERT INTO "members" VALUES('pgfw953msrtj','nes7ycvvsz9uiwkv');
CREATE TABLE played (
	player VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	seats INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	share FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	turns INTEGER, 
	counts BOOLEAN NOT NULL, 
	day VARCHAR(10), 
	others TEXT NOT NULL, 
	facts TEXT NOT NULL, 
	picture TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (player, table_id)
);
INSERT INTO "played" VALUES('pc8ipcbza429','5drnk4yrrrefkc7m',0,'tenzania',2,1,1.0,15,15,1,NULL,'[{"kind":"person","player":"pgfw953msrtj","name":"Ben","colour":null,"bot":null,"seat":1,"score":11}]','{"points":15}','{}',1795009084215);
INSERT INTO "played" VALUES('pgfw953msrtj','5drnk4yrrrefkc7m',1,'tenzania',2,2,0.0,11,15,1,NULL,'[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"seat":0,"score":15}]','{"points":11}','{}',1795009084215);
CREATE TABLE players (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	named BOOLEAN NOT NULL, 
	colour VARCHAR(16), 
	language VARCHAR(2), 
	settings TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('pc8ipcbza429','Ada',1,NULL,'en','{}',1795009082514,0);
INSERT INTO "players" VALUES('pgfw953msrtj','Ben',1,NULL,'fr','{}',1795009082571,0);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	player VARCHAR(16), 
	bot VARCHAR(16), 
	against VARCHAR(16) NOT NULL, 
	share FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('5drnk4yrrrefkc7m',0,'tenzania','pc8ipcbza429',NULL,'people',1.0,15,1795009084215);
INSERT INTO "results" VALUES('5drnk4yrrrefkc7m',1,'tenzania','pgfw953msrtj',NULL,'people',0.0,11,1795009084215);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',0,'open',NULL,'{"game":"africa","host":"pc8ipcbza429","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795009082587);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',1,'sit',1,'{"by":"pgfw953msrtj","name":"Ben","colour":null,"luck":""}',1795009083304);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pgfw953msrtj","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance NGA","chance plane-yellow"],"drawn":2}',1795009083345);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance LBR"],"drawn":3,"open":true,"by":"pc8ipcbza429","id":"8f8d83f0-294a-47f0-a1e9-3f159af79916"}',1795009083411);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance car"],"drawn":4,"open":true,"by":"pc8ipcbza429","id":"bc0244c0-5c97-4f39-a4c3-f5065fb50d8d"}',1795009083424);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance plane-orange"],"drawn":5,"open":true,"by":"pc8ipcbza429","id":"41ace01e-9d39-40f3-a29c-a39b1f4c2af9"}',1795009083425);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance SOM"],"drawn":6,"open":true,"by":"pc8ipcbza429","id":"3e291f4d-09c8-4918-acbc-6808ff700767"}',1795009083426);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance BWA"],"drawn":7,"open":true,"by":"pc8ipcbza429","id":"48759f54-b088-441d-8368-cac4ab51aebb"}',1795009083428);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance MLI"],"drawn":8,"open":true,"by":"pc8ipcbza429","id":"4b665326-f4ea-4ddb-a57a-2866438cda3f"}',1795009083428);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance EGY"],"drawn":9,"open":true,"by":"pc8ipcbza429","id":"5d642019-3c3b-4270-9ff4-4400e6b277ed"}',1795009083429);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance KEN"],"drawn":10,"open":true,"by":"pc8ipcbza429","id":"de8088d3-ce64-41fa-94e3-10ea9e2ec46e"}',1795009083430);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance NAM"],"drawn":11,"open":true,"by":"pc8ipcbza429","id":"fc7318ec-736d-4b3e-9822-f7a2b66ccc5c"}',1795009083453);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pc8ipcbza429","id":"76879fe7-b455-406e-9983-cb876d90eba7"}',1795009083463);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance COG"],"drawn":12,"open":true,"by":"pgfw953msrtj","id":"0f97056b-0c4e-42b7-ae16-9898b2ce08f0"}',1795009083464);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance plane-yellow"],"drawn":13,"open":true,"by":"pgfw953msrtj","id":"c392078c-ee15-4b22-91df-8205af717fb3"}',1795009083464);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance ZAF"],"drawn":14,"open":true,"by":"pgfw953msrtj","id":"2ed41c88-ad0e-4ac3-b839-22dca8e38d94"}',1795009083465);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance CAF"],"drawn":15,"open":true,"by":"pgfw953msrtj","id":"bd9908f9-3868-4bdc-b5dc-88dd71f9057d"}',1795009083466);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance ZMB"],"drawn":16,"open":true,"by":"pgfw953msrtj","id":"4b4ed041-0f49-4af7-93d9-e5f96c94b6e4"}',1795009083467);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance MOZ"],"drawn":17,"open":true,"by":"pgfw953msrtj","id":"54587c0e-8ef4-4b1f-b855-39c7bb38d2c8"}',1795009083467);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance UGA"],"drawn":18,"open":true,"by":"pgfw953msrtj","id":"413dfc46-21a6-4276-b43b-527b63fc019e"}',1795009083475);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance GAB"],"drawn":19,"open":true,"by":"pgfw953msrtj","id":"2d852bfc-3177-4cb3-bf79-c63b79970335"}',1795009083476);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance TCD"],"drawn":20,"open":true,"by":"pgfw953msrtj","id":"060e7395-de8d-4de5-a3bb-5b28f94faa98"}',1795009083476);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance COD","chance ETH","chance plane-green","chance first 0"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"18f91c56-ae88-4a6e-abf9-f8cc7a5189b0"}',1795009083477);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"pc8ipcbza429","id":"47ada85d-e4b7-4cfd-a749-5db6a1407bfd"}',1795009083478);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"pc8ipcbza429","id":"1e239375-f55a-47bf-8f0f-dd62bcf048e3"}',1795009083479);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"d6aace65-b7a0-4ce9-9361-8807e46a1227"}',1795009083479);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"pc8ipcbza429","id":"7b96e2db-e06c-46a4-88b4-158ac6f953c7"}',1795009083480);
INSERT INTO "rows" VALUES('nes7ycvvsz9uiwkv',27,'chat',0,'{"name":"Ada","text":"hello","by":"pc8ipcbza429","id":"26db1759-21fa-4225-994b-c59c6d1fceed"}',1795009083481);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',0,'open',NULL,'{"game":"usa","host":"pc8ipcbza429","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795009083483);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',1,'sit',1,'{"by":"pgfw953msrtj","name":"Ben","colour":null,"luck":""}',1795009083495);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pgfw953msrtj","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance VT","chance AR"],"drawn":2}',1795009083503);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance AZ"],"drawn":3,"open":true,"by":"pc8ipcbza429","id":"6a5cca59-5538-42fb-b30f-3df43b7a953b"}',1795009083539);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance WV"],"drawn":4,"open":true,"by":"pc8ipcbza429","id":"46baa604-013c-4296-bd04-c9516a64bece"}',1795009083543);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance HI"],"drawn":5,"open":true,"by":"pc8ipcbza429","id":"06bad92d-f993-474d-b913-c3dd5194c4c6"}',1795009083544);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance LA"],"drawn":6,"open":true,"by":"pc8ipcbza429","id":"4b1d729a-2521-48fb-aa3c-e4b61810c5ac"}',1795009083545);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance UT"],"drawn":7,"open":true,"by":"pc8ipcbza429","id":"3faef554-68dd-4f2e-bfcc-b1c3c6c5fb55"}',1795009083546);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance car"],"drawn":8,"open":true,"by":"pc8ipcbza429","id":"dd39f574-e812-473b-b038-26be09b12831"}',1795009083547);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance GA"],"drawn":9,"open":true,"by":"pc8ipcbza429","id":"23a92181-4ca4-4a59-8b0a-be5c81a0baea"}',1795009083548);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance plane-blue"],"drawn":10,"open":true,"by":"pc8ipcbza429","id":"5bfca767-308e-43ab-a04d-e923093b887b"}',1795009083549);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance NC"],"drawn":11,"open":true,"by":"pc8ipcbza429","id":"b4623bc5-83db-407c-9e1c-1b049d1a1b00"}',1795009083550);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pc8ipcbza429","id":"4de808ec-6ef1-476b-aacf-aeecb5fe4e95"}',1795009083559);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance plane-green"],"drawn":12,"open":true,"by":"pgfw953msrtj","id":"0144d806-2964-48ae-a8eb-faf578211059"}',1795009083560);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance MS"],"drawn":13,"open":true,"by":"pgfw953msrtj","id":"0876d7eb-3e43-48a5-95ff-19cae5a2f6be"}',1795009083570);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance FL"],"drawn":14,"open":true,"by":"pgfw953msrtj","id":"a328060e-57d6-4c62-95cd-219c75f6d575"}',1795009083574);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance ND"],"drawn":15,"open":true,"by":"pgfw953msrtj","id":"5f37a945-9bd1-4209-80fd-091c7a7bfa8b"}',1795009083586);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance car"],"drawn":16,"open":true,"by":"pgfw953msrtj","id":"0c7f92bd-3693-4eb3-a9c5-4bd3a1849b47"}',1795009083594);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance OK"],"drawn":17,"open":true,"by":"pgfw953msrtj","id":"3593938f-a73b-4ebf-b066-05b1a9581556"}',1795009083602);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance CO"],"drawn":18,"open":true,"by":"pgfw953msrtj","id":"c179e82f-c748-4a79-a728-4047a6ba54a1"}',1795009083618);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance ID"],"drawn":19,"open":true,"by":"pgfw953msrtj","id":"fca946f7-c77d-4a20-b22a-475f6ed9e783"}',1795009083620);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance WY"],"drawn":20,"open":true,"by":"pgfw953msrtj","id":"b4d4477b-b1b4-4912-83f9-f32e190aeee0"}',1795009083626);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance AK","chance IN","chance MO","chance first 1"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"c6f4a657-58e7-45f1-98f0-75346cd297a7"}',1795009083634);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"ee0b4d76-2814-4c76-a9af-3ac76878010c"}',1795009083642);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"a335bef1-5e98-4ad5-834d-192f1c39e5f0"}',1795009083650);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"pc8ipcbza429","id":"0c713644-a18d-44b6-8ec6-9088e9201b85"}',1795009083658);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"cc9cab8d-939a-4eb3-a8eb-26f0e2873ca9"}',1795009083667);
INSERT INTO "rows" VALUES('66u5s99tce7ifr8z',27,'chat',0,'{"name":"Ada","text":"hello","by":"pc8ipcbza429","id":"b3843e6f-4cef-4d1d-84d8-c2cbfb9ed8e2"}',1795009083667);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',0,'open',NULL,'{"game":"tickets","host":"pc8ipcbza429","options":{"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795009083670);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',1,'sit',1,'{"by":"pgfw953msrtj","name":"Ben","colour":null,"luck":""}',1795009083673);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pgfw953msrtj","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance purple","chance white","chance yellow","chance red","chance jungle","chance madagascar port-elizabeth","chance cabinda ngaoundere","chance bulawayo windhoek","chance beira pretoria","chance white","chance green","chance red","chance white","chance desert","chance bloemfontein serpa-pinto","chance madagascar mocamedes","chance cape-town douala","chance bulawayo port-florence","chance green","chance orange","chance orange","chance green","chance white","chance mountain","chance jungle"],"drawn":25}',1795009083675);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"pc8ipcbza429","id":"b8a071b9-2a19-4280-860e-6813509121a7"}',1795009083709);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 0"],"drawn":26,"open":true,"by":"pgfw953msrtj","id":"a378f493-cebd-4aa0-a886-424aaae0b35b"}',1795009083711);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',5,'move',0,'{"move":"claim mombasa dar-es-salaam 1","lines":["0 claim mombasa dar-es-salaam 1"],"drawn":26,"open":false,"by":"pc8ipcbza429","id":"d728d076-5987-478f-8021-4bd27b03079a"}',1795009083715);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',6,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"pc8ipcbza429","id":"4efc17f7-cc48-43f0-a153-4d5be0bbb680"}',1795009083723);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',7,'move',1,'{"move":"claim port-elizabeth east-london 2","lines":["1 claim port-elizabeth east-london 2"],"drawn":26,"open":false,"by":"pgfw953msrtj","id":"d0a0d008-befd-492a-990c-fafb720febc1"}',1795009083724);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',8,'move',1,'{"move":"single","lines":["1 single"],"drawn":26,"open":true,"by":"pgfw953msrtj","id":"c165d89a-3141-4fcd-90e8-cdb34d68c1ae"}',1795009083725);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',9,'move',0,'{"move":"train orange","lines":["0 train orange","chance yellow"],"drawn":27,"open":true,"by":"pc8ipcbza429","id":"e180db15-a498-43eb-936e-f03420fff33c"}',1795009083726);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',10,'move',0,'{"move":"train yellow","lines":["0 train yellow","chance orange"],"drawn":28,"open":true,"by":"pc8ipcbza429","id":"db4f3e59-f1ce-4e90-9bc2-aaa71cbf570a"}',1795009083734);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',11,'move',1,'{"move":"claim cabinda luanda 1","lines":["1 claim cabinda luanda 1"],"drawn":28,"open":false,"by":"pgfw953msrtj","id":"b43f7e88-767c-4d33-8e74-beee12129cbf"}',1795009083736);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',12,'move',1,'{"move":"single","lines":["1 single"],"drawn":28,"open":true,"by":"pgfw953msrtj","id":"2a538ed3-d73f-4225-a41d-1bfa7ddb84ce"}',1795009083737);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',13,'move',0,'{"move":"claim junction-angola-north serpa-pinto 1","lines":["0 claim junction-angola-north serpa-pinto 1"],"drawn":28,"open":false,"by":"pc8ipcbza429","id":"42e9af92-be6c-4314-8246-aaf6c5567a5e"}',1795009083738);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',14,'move',0,'{"move":"single","lines":["0 single"],"drawn":28,"open":true,"by":"pc8ipcbza429","id":"21e77466-c3e4-418a-b1c4-0cdb2436fc75"}',1795009083739);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',15,'move',1,'{"move":"train orange","lines":["1 train orange","chance green"],"drawn":29,"open":true,"by":"pgfw953msrtj","id":"620c7ec7-944e-4fbf-87b6-84de7541f331"}',1795009083747);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',16,'move',1,'{"move":"train green","lines":["1 train green","chance white"],"drawn":30,"open":true,"by":"pgfw953msrtj","id":"670f704e-e9a8-40a8-9c7a-f89250a289d0"}',1795009083748);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',17,'move',0,'{"move":"terrain mountain","lines":["0 terrain mountain","chance mountain"],"drawn":31,"open":true,"by":"pc8ipcbza429","id":"0b7c41dc-d5da-4701-b1a9-990b609417a1"}',1795009083750);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',18,'move',0,'{"move":"train deck","lines":["0 train deck","chance red"],"drawn":32,"open":true,"by":"pc8ipcbza429","id":"b7fe44f9-ef69-42d2-830a-c6b0cde7db68"}',1795009083759);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',19,'move',1,'{"move":"train green","lines":["1 train green","chance yellow"],"drawn":33,"open":true,"by":"pgfw953msrtj","id":"f4bfdc4c-167a-4ebe-ab86-c48f49c3b523"}',1795009083760);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',20,'move',1,'{"move":"terrain mountain","lines":["1 terrain mountain","chance mountain"],"drawn":34,"open":true,"by":"pgfw953msrtj","id":"99152bf0-eb6f-4547-ac1f-eb966bea3ac4"}',1795009083763);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',21,'move',0,'{"move":"claim junction-namibia windhoek 1","lines":["0 claim junction-namibia windhoek 1"],"drawn":34,"open":false,"by":"pc8ipcbza429","id":"f7af3791-668f-4289-8084-76679347a3c8"}',1795009083771);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',22,'move',0,'{"move":"single","lines":["0 single"],"drawn":34,"open":true,"by":"pc8ipcbza429","id":"94e59836-96f1-4e60-ab94-2d580c5bc450"}',1795009083779);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',23,'move',1,'{"move":"terrain mountain","lines":["1 terrain mountain","chance jungle"],"drawn":35,"open":true,"by":"pgfw953msrtj","id":"982d5ccf-7f1e-4750-aa33-60b1dff37975"}',1795009083787);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',24,'move',1,'{"move":"train orange","lines":["1 train orange","chance green"],"drawn":36,"open":true,"by":"pgfw953msrtj","id":"4125fdf5-edea-4439-97d0-725ce620dfac"}',1795009083795);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',25,'move',0,'{"move":"train white","lines":["0 train white","chance purple"],"drawn":37,"open":true,"by":"pc8ipcbza429","id":"46a1c0b6-dd06-4498-b6fe-405fb80df3b5"}',1795009083796);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',26,'move',0,'{"move":"train yellow","lines":["0 train yellow","chance purple"],"drawn":38,"open":true,"by":"pc8ipcbza429","id":"8a5a0a6f-5e12-4ff7-8f69-32b71698fbcb"}',1795009083799);
INSERT INTO "rows" VALUES('dwgzg75tave3fwbu',27,'chat',0,'{"name":"Ada","text":"hello","by":"pc8ipcbza429","id":"2d10eb5e-3458-47ec-bcd5-62f7ce47a863"}',1795009083800);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',0,'open',NULL,'{"game":"tenzania","host":"pc8ipcbza429","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795009083802);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',1,'sit',1,'{"by":"pgfw953msrtj","name":"Ben","colour":null,"luck":""}',1795009083813);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pgfw953msrtj","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 7","chance 7","chance 1","chance 0","chance 5","chance 9","chance first 1"],"drawn":7}',1795009083815);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',3,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":8,"open":true,"by":"pgfw953msrtj","id":"cf5696e4-1ec7-4583-9ddd-31dd421bd5e7"}',1795009083850);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',4,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 4"],"drawn":9,"open":true,"by":"pc8ipcbza429","id":"9920f981-e35a-41e3-8156-bdedc1476077"}',1795009083861);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',5,'move',1,'{"move":"play 5 = 12","lines":["1 play 5 = 12","chance 6"],"drawn":10,"open":true,"by":"pgfw953msrtj","id":"4715044f-0253-418a-bd54-1bb6ab1f2801"}',1795009083870);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',6,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 8"],"drawn":11,"open":true,"by":"pc8ipcbza429","id":"63c37c2a-68b5-40fb-b433-c1a845293fdf"}',1795009083872);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',7,'move',1,'{"move":"play 9 = 10","lines":["1 play 9 = 10","chance 6"],"drawn":12,"open":true,"by":"pgfw953msrtj","id":"e41610e7-3cf5-432c-bdb6-4dbbee56e757"}',1795009083873);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',8,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 9"],"drawn":13,"open":true,"by":"pc8ipcbza429","id":"6d668015-ea3c-472d-b13a-48cdeee70cb8"}',1795009083874);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',9,'move',1,'{"move":"play 6 = 13","lines":["1 play 6 = 13","chance 4"],"drawn":14,"open":true,"by":"pgfw953msrtj","id":"f864e8aa-7b04-46ff-84be-b8f1157cd443"}',1795009083966);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',10,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9","chance 8"],"drawn":15,"open":true,"by":"pc8ipcbza429","id":"0e56a665-1d89-4dda-949f-1222ff397a7b"}',1795009083980);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',11,'move',1,'{"move":"play 6 = 15","lines":["1 play 6 = 15","chance 9"],"drawn":16,"open":true,"by":"pgfw953msrtj","id":"be015162-7e76-444c-b7db-f4f8e16b997c"}',1795009083981);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',12,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 0"],"drawn":17,"open":true,"by":"pc8ipcbza429","id":"287e9070-5b9a-482c-a596-4ca9ef7e6319"}',1795009083982);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',13,'move',1,'{"move":"play 9 = 17","lines":["1 play 9 = 17","chance 0"],"drawn":18,"open":true,"by":"pgfw953msrtj","id":"a58d4eb3-320e-4866-8895-65c18c89e7bc"}',1795009083983);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',14,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 3"],"drawn":19,"open":true,"by":"pc8ipcbza429","id":"d01838a3-4302-4cc0-9766-de93f8b7f876"}',1795009083984);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',15,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 1"],"drawn":20,"open":true,"by":"pgfw953msrtj","id":"81b17fce-be01-4687-916b-56fbf5452bac"}',1795009083984);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',16,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 8"],"drawn":21,"open":true,"by":"pc8ipcbza429","id":"d44c0f44-88b3-415e-9401-7bb692813289"}',1795009083985);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',17,'move',1,'{"move":"play 4 = 12","lines":["1 play 4 = 12","chance 6"],"drawn":22,"open":true,"by":"pgfw953msrtj","id":"eea7c6e9-a79e-446f-be11-395b4004102c"}',1795009083986);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',18,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 9"],"drawn":23,"open":true,"by":"pc8ipcbza429","id":"b2813d54-d8dc-49b4-b8b8-2edd3cdbc5c3"}',1795009083987);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',19,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 8"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"9e84f8b9-5931-4a2e-94b7-5c8679c34fd6"}',1795009083987);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',20,'move',0,'{"move":"play 8 = 15","lines":["0 play 8 = 15","chance 0"],"drawn":25,"open":true,"by":"pc8ipcbza429","id":"9263d287-0561-47d6-ad2f-cf6bbed928dd"}',1795009083988);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',21,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 6"],"drawn":26,"open":true,"by":"pgfw953msrtj","id":"f9c132af-9a3d-4882-ba1d-8de5088ba8aa"}',1795009083989);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',22,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 2"],"drawn":27,"open":true,"by":"pc8ipcbza429","id":"02c21f5c-83db-43d8-85a7-97848076938c"}',1795009083990);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',23,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 5"],"drawn":28,"open":true,"by":"pgfw953msrtj","id":"458a73a5-2fda-4bc1-923a-de7bcf871444"}',1795009083991);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',24,'move',0,'{"move":"play 2 = 8","lines":["0 play 2 = 8","chance 6"],"drawn":29,"open":true,"by":"pc8ipcbza429","id":"37c7d7db-eba9-4357-9c1e-0f42da079218"}',1795009083991);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',25,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 2"],"drawn":30,"open":true,"by":"pgfw953msrtj","id":"efe3c2fd-4201-4295-9dd2-425d476827d5"}',1795009083992);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',26,'move',0,'{"move":"play 6 = 14","lines":["0 play 6 = 14","chance 7"],"drawn":31,"open":true,"by":"pc8ipcbza429","id":"d7d47b84-1a2e-4639-9317-b8d40e780cd2"}',1795009083999);
INSERT INTO "rows" VALUES('ip8abcek4nawus3z',27,'chat',0,'{"name":"Ada","text":"hello","by":"pc8ipcbza429","id":"a3e6734e-465a-4c57-a769-833f93d91903"}',1795009083999);
INSERT INTO "rows" VALUES('iyptdaftgwh4vkk7',0,'open',NULL,'{"game":"tickets","host":"pc8ipcbza429","options":{"first":null},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795009084001);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',0,'open',NULL,'{"game":"tenzania","host":"pc8ipcbza429","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795009084009);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',1,'sit',1,'{"by":"pgfw953msrtj","name":"Ben","colour":null,"luck":""}',1795009084016);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pc8ipcbza429","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pgfw953msrtj","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 8","chance 7","chance 6","chance 5","chance 0","chance 0"],"drawn":6}',1795009084018);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',3,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 2"],"drawn":7,"open":true,"by":"pc8ipcbza429","id":"d19a1e62-7949-4057-a64c-62df21f3eefd"}',1795009084050);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',4,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":8,"open":true,"by":"pgfw953msrtj","id":"e6cea162-dcbe-412a-ac8e-565e4bc20510"}',1795009084066);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',5,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 9"],"drawn":9,"open":true,"by":"pc8ipcbza429","id":"00925593-7ff2-4973-86f9-db73f8799852"}',1795009084082);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',6,'move',1,'{"move":"play 5 = 7","lines":["1 play 5 = 7","chance 7"],"drawn":10,"open":true,"by":"pgfw953msrtj","id":"ca011bb2-ed16-44e8-8eaa-641c742436e7"}',1795009084094);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',7,'move',0,'{"move":"play 9 = 16","lines":["0 play 9 = 16","chance 4"],"drawn":11,"open":true,"by":"pc8ipcbza429","id":"fc5f9fdc-7574-4794-b9e6-da945faf77d5"}',1795009084106);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',8,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 6"],"drawn":12,"open":true,"by":"pgfw953msrtj","id":"7e733e2e-4d7d-41fd-9463-b0da4cc701eb"}',1795009084111);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',9,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 1"],"drawn":13,"open":true,"by":"pc8ipcbza429","id":"86bc5ecb-208e-4910-9d35-7134143ffe74"}',1795009084112);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',10,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 2"],"drawn":14,"open":true,"by":"pgfw953msrtj","id":"db0342fb-9d76-408b-8fd7-36b1ba677e39"}',1795009084113);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',11,'move',0,'{"move":"play 1 = 7","lines":["0 play 1 = 7","chance 5"],"drawn":15,"open":true,"by":"pc8ipcbza429","id":"d27806ee-769b-4f36-b37b-a1d0650d65d3"}',1795009084114);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',12,'move',1,'{"move":"play 8 = 15","lines":["1 play 8 = 15","chance 6"],"drawn":16,"open":true,"by":"pgfw953msrtj","id":"9b74b468-696d-4971-91b7-3fd9d44cef6f"}',1795009084115);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',13,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 2"],"drawn":17,"open":true,"by":"pc8ipcbza429","id":"f7a2d355-6e98-4451-8556-4d0ee3d32422"}',1795009084116);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',14,'move',1,'{"move":"play 2 = 10","lines":["1 play 2 = 10","chance 1"],"drawn":18,"open":true,"by":"pgfw953msrtj","id":"8eefcff0-42d6-4c3b-8a21-9514946e5a39"}',1795009084117);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',15,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 4"],"drawn":19,"open":true,"by":"pc8ipcbza429","id":"cf0f4d6e-d976-42f9-acf9-6f4fae34c145"}',1795009084134);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',16,'move',1,'{"move":"play 7 = 11","lines":["1 play 7 = 11","chance 3"],"drawn":20,"open":true,"by":"pgfw953msrtj","id":"2afec182-e72f-4d24-9e2a-f3ff7ab5efbe"}',1795009084136);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',17,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 3"],"drawn":21,"open":true,"by":"pc8ipcbza429","id":"6a6bdfc9-2994-4965-95cb-1f487f185a2c"}',1795009084137);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',18,'move',1,'{"move":"play 3 = 5","lines":["1 play 3 = 5","chance 1"],"drawn":22,"open":true,"by":"pgfw953msrtj","id":"d6773d95-9559-44aa-af37-9d0ac61b4d12"}',1795009084138);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',19,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 8"],"drawn":23,"open":true,"by":"pc8ipcbza429","id":"ea6e983d-00e1-461d-9866-bf6acd2babfc"}',1795009084146);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',20,'move',1,'{"move":"play 1 = 6","lines":["1 play 1 = 6","chance 9"],"drawn":24,"open":true,"by":"pgfw953msrtj","id":"01e7172c-af84-4e43-b1b4-f6d4ff71ddcd"}',1795009084159);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',21,'move',0,'{"move":"play 4 = 10","lines":["0 play 4 = 10","chance 5"],"drawn":25,"open":true,"by":"pc8ipcbza429","id":"1793ca01-de68-4442-833e-d4d4f20c62ec"}',1795009084167);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',22,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 3"],"drawn":26,"open":true,"by":"pgfw953msrtj","id":"95d95068-cb7d-419c-ae99-69a3721f8a6c"}',1795009084182);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',23,'move',0,'{"move":"play 5 = 4","lines":["0 play 5 = 4","chance 0"],"drawn":27,"open":true,"by":"pc8ipcbza429","id":"0491967e-7fef-48b4-8acb-faa5f1aa7447"}',1795009084184);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',24,'move',1,'{"move":"play 3 = 7","lines":["1 play 3 = 7","chance 7"],"drawn":28,"open":true,"by":"pgfw953msrtj","id":"6a4fe643-1556-4233-a7c8-af7bd4ce02d0"}',1795009084185);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',25,'move',0,'{"move":"play 8 = 15","lines":["0 play 8 = 15","chance 4"],"drawn":29,"open":true,"by":"pc8ipcbza429","id":"19fc030f-d972-4e04-b567-728b54353c07"}',1795009084186);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',26,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 9"],"drawn":29,"open":true,"by":"pgfw953msrtj","id":"a5cacc0f-baba-4da7-b74d-4ef59b9dbe2b"}',1795009084187);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',27,'move',0,'{"move":"play 4 = 5","lines":["0 play 4 = 5"],"drawn":29,"open":true,"by":"pc8ipcbza429","id":"79b2215f-50c6-487f-8d66-817f12b8bf90"}',1795009084188);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',28,'move',1,'{"move":"play 9 = 14","lines":["1 play 9 = 14"],"drawn":29,"open":true,"by":"pgfw953msrtj","id":"15e913df-2c0a-4768-8505-2822e8cd80c4"}',1795009084189);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',29,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3"],"drawn":29,"open":true,"by":"pc8ipcbza429","id":"9e860637-5f90-4ffe-9fed-24ade21d9a2a"}',1795009084190);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',30,'move',1,'{"move":"play 6 = 9","lines":["1 play 6 = 9"],"drawn":29,"open":true,"by":"pgfw953msrtj","id":"05b788d0-8e03-444b-b762-43306aa1c0dd"}',1795009084191);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',31,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0"],"drawn":29,"open":true,"by":"pc8ipcbza429","id":"b0305910-c5ec-4d20-a347-f5373d910d66"}',1795009084198);
INSERT INTO "rows" VALUES('5drnk4yrrrefkc7m',32,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7"],"drawn":29,"open":true,"by":"pgfw953msrtj","id":"2b26e7ec-bcc6-4a01-a887-1a528ffb48fb"}',1795009084215);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	lively BOOLEAN NOT NULL, 
	made BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	first_id VARCHAR(16), 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('nes7ycvvsz9uiwkv','GCYTET','africa','playing',0,'pc8ipcbza429','5922697b116cbaa50ad5284d5d0f6ba8993586692cfb10d003b916359d69d192',0,1795009082587,1795009083345,NULL);
INSERT INTO "tables" VALUES('66u5s99tce7ifr8z','CRVALX','usa','playing',0,'pc8ipcbza429','48bc036db08b02797acdb9b379ee07fa0eda540b386a89aa16a8cf8ee8abb9de',0,1795009083483,1795009083503,NULL);
INSERT INTO "tables" VALUES('dwgzg75tave3fwbu','MRDAGV','tickets','playing',0,'pc8ipcbza429','326c0fe0255946c06f7c6b96369e2063a219171c3df25bfa566623d152edeff3',0,1795009083670,1795009083675,NULL);
INSERT INTO "tables" VALUES('ip8abcek4nawus3z','CMKWXR','tenzania','playing',0,'pc8ipcbza429','357a7090c2863562d03051a06f92b6c9a39be639d89591b1804bb839abfd86df',0,1795009083802,1795009083815,NULL);
INSERT INTO "tables" VALUES('iyptdaftgwh4vkk7','JYNDNC','tickets','waiting',0,'pc8ipcbza429','5414c46326e29d90c3baf3d0c4121c45c941f5f518a49a971257d436f138a39e',0,1795009084001,1795009084001,NULL);
INSERT INTO "tables" VALUES('5drnk4yrrrefkc7m','SHYNFY','tenzania','over',0,'pc8ipcbza429','ac6f7635666ec79f9aa8bc565d4d147c3e9e7c695da26e6b2a7b871706745529',0,1795009084009,1795009084216,NULL);
CREATE TABLE tokens (
	id VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (hash)
);
CREATE INDEX tables_by_status ON tables (status, public, changed);
CREATE INDEX ix_tables_first_id ON tables (first_id);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_daily_results_player ON daily_results (player);
CREATE INDEX played_by_table ON played (table_id);
CREATE INDEX played_by_player ON played (player, at);
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_hooks_player ON hooks (player);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
COMMIT;
