BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "keys" VALUES('signing','987d1aed7a1c1abacd25ec79b0f09be73a3d77c19565df26a9ea616762d2579d');
INSERT INTO "keys" VALUES('push','78881022e0ee56e210911aeb80f07ca76ea1bff5f48fe0350d8ee5ea1c7a135a');
INSERT INTO "keys" VALUES('day','0c0f1a33d73743f501f98ef92aa97180a0f0cf0d25d67e5bda4186701a61eb4f');
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
INSERT INTO "members" VALUES('pehcti34u8a3','6sa647q7ftqsa8wv');
INSERT INTO "members" VALUES('pehcti34u8a3','97abea7vdfchsz7k');
INSERT INTO "members" VALUES('pehcti34u8a3','9bdam5479vk66g6r');
INSERT INTO "members" VALUES('pehcti34u8a3','dub85pb3viyc4c59');
INSERT INTO "members" VALUES('pehcti34u8a3','hfvq9xu5gma9snba');
INSERT INTO "members" VALUES('pehcti34u8a3','nmvsg565f6arf8mp');
INSERT INTO "members" VALUES('pnv2ugji2te5','6sa647q7ftqsa8wv');
INSERT INTO "members" VALUES('pnv2ugji2te5','97abea7vdfchsz7k');
INSERT INTO "members" VALUES('pnv2ugji2te5','9bdam5479vk66g6r');
INSERT INTO "members" VALUES('pnv2ugji2te5','hfvq9xu5gma9snba');
INSERT INTO "members" VALUES('pnv2ugji2te5','nmvsg565f6arf8mp');
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
INSERT INTO "players" VALUES('pehcti34u8a3','Ada',1,NULL,'en','{}',1795004033759,0);
INSERT INTO "players" VALUES('pnv2ugji2te5','Ben',1,NULL,'fr','{}',1795004033835,0);
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
INSERT INTO "results" VALUES('hfvq9xu5gma9snba',0,'tenzania','pehcti34u8a3',NULL,'people',1.0,21,1795004036228);
INSERT INTO "results" VALUES('hfvq9xu5gma9snba',1,'tenzania','pnv2ugji2te5',NULL,'people',0.0,9,1795004036228);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',0,'open',NULL,'{"game":"africa","host":"pehcti34u8a3","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795004033880);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',1,'sit',1,'{"by":"pnv2ugji2te5","name":"Ben","colour":null,"luck":""}',1795004034841);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pnv2ugji2te5","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance LBY","chance UGA"],"drawn":2}',1795004034861);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance GIN"],"drawn":3,"open":true,"by":"pehcti34u8a3","id":"41f03cee-d761-4688-bf3c-dbac70c1c4c5"}',1795004034913);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance TZA"],"drawn":4,"open":true,"by":"pehcti34u8a3","id":"c677ac71-8093-4fb8-b97e-be9eeef92062"}',1795004034955);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance ZAF"],"drawn":5,"open":true,"by":"pehcti34u8a3","id":"d2dfffa9-20e0-459d-bec9-b516809077b6"}',1795004034963);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance MRT"],"drawn":6,"open":true,"by":"pehcti34u8a3","id":"3708ec4a-5bdd-4b63-9538-a489a51a7972"}',1795004034975);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance GAB"],"drawn":7,"open":true,"by":"pehcti34u8a3","id":"1a8c2164-698a-498b-bc17-3bcbdeb0ff19"}',1795004034983);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance AGO"],"drawn":8,"open":true,"by":"pehcti34u8a3","id":"eacb6413-adc9-428c-a276-209269a8bdfe"}',1795004034986);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance BEN"],"drawn":9,"open":true,"by":"pehcti34u8a3","id":"440cd37b-76d3-41b2-a28f-0449cda43105"}',1795004034987);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance TGO"],"drawn":10,"open":true,"by":"pehcti34u8a3","id":"c33b3ad5-b19f-4e9c-8020-2cb36ac88364"}',1795004034988);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance NAM"],"drawn":11,"open":true,"by":"pehcti34u8a3","id":"36bf6eda-8574-49e9-a8a0-2b2beae63deb"}',1795004034989);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pehcti34u8a3","id":"1a406eda-cffa-49cf-a8f5-93b6e51bdc7b"}',1795004034991);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance COD"],"drawn":12,"open":true,"by":"pnv2ugji2te5","id":"892d56b6-3d6d-45ab-a4f6-09019661dadd"}',1795004034994);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance MAR"],"drawn":13,"open":true,"by":"pnv2ugji2te5","id":"51465143-cfe1-408a-8ee3-4393b2d2cb4a"}',1795004034995);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance MDG"],"drawn":14,"open":true,"by":"pnv2ugji2te5","id":"96d08053-1380-4594-9851-2639b9aa0bad"}',1795004034999);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance NER"],"drawn":15,"open":true,"by":"pnv2ugji2te5","id":"22132839-ccfd-457a-b1b1-cf665dbb5a00"}',1795004035005);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance BWA"],"drawn":16,"open":true,"by":"pnv2ugji2te5","id":"1339b843-94f1-4bac-8593-834c8a7bc325"}',1795004035007);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-yellow"],"drawn":17,"open":true,"by":"pnv2ugji2te5","id":"09488b16-1e7a-40ba-be8f-859c9ddd59aa"}',1795004035011);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance SOM"],"drawn":18,"open":true,"by":"pnv2ugji2te5","id":"0d5c5357-e0be-4e12-8537-8985e9e7c368"}',1795004035011);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance NER"],"drawn":19,"open":true,"by":"pnv2ugji2te5","id":"5cb48cdd-1ba3-4287-b90d-28eb1e23d4c8"}',1795004035012);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance RWA"],"drawn":20,"open":true,"by":"pnv2ugji2te5","id":"0a9d6718-339d-43cb-9073-e21544afd1f2"}',1795004035015);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance plane-blue","chance SEN","chance plane-pink","chance first 0"],"drawn":24,"open":true,"by":"pnv2ugji2te5","id":"3ec33920-c028-44ef-8ffb-2fe3a97c8706"}',1795004035015);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"pehcti34u8a3","id":"f1b84c7f-4bd0-4c85-8a01-6264d120e468"}',1795004035023);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"pehcti34u8a3","id":"6ce17c93-52b5-462e-9dc8-8fd01676e380"}',1795004035023);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"pnv2ugji2te5","id":"d308376e-9af6-4d74-8e5d-e8546d74760a"}',1795004035038);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"pehcti34u8a3","id":"8ccb1f57-a0fa-4d4f-9839-48cf4017643e"}',1795004035039);
INSERT INTO "rows" VALUES('9bdam5479vk66g6r',27,'chat',0,'{"name":"Ada","text":"hello","by":"pehcti34u8a3","id":"c2c59921-040c-4130-805f-dc2d0c80cda9"}',1795004035043);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',0,'open',NULL,'{"game":"usa","host":"pehcti34u8a3","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795004035055);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',1,'sit',1,'{"by":"pnv2ugji2te5","name":"Ben","colour":null,"luck":""}',1795004035072);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pnv2ugji2te5","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance SD","chance plane-blue"],"drawn":2}',1795004035090);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance TX"],"drawn":3,"open":true,"by":"pehcti34u8a3","id":"1cd859eb-882d-4df4-aa07-95927b000158"}',1795004035240);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance plane-yellow"],"drawn":4,"open":true,"by":"pehcti34u8a3","id":"0e5ebfbd-4106-4335-b49a-96a4dcbfb8c8"}',1795004035247);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance car"],"drawn":5,"open":true,"by":"pehcti34u8a3","id":"1f919547-0d20-401e-9fee-0b3de716b73d"}',1795004035283);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance HI"],"drawn":6,"open":true,"by":"pehcti34u8a3","id":"c2199dad-999f-4a46-b028-f8068d439147"}',1795004035287);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance plane-blue"],"drawn":7,"open":true,"by":"pehcti34u8a3","id":"d1da31aa-632b-4b0f-9891-d1ece5e59a86"}',1795004035291);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance plane-green"],"drawn":8,"open":true,"by":"pehcti34u8a3","id":"b91c2de4-df92-471f-8fa0-9d1ef99c13a4"}',1795004035311);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance DE"],"drawn":9,"open":true,"by":"pehcti34u8a3","id":"2ed806c8-3ca3-4c31-ae4c-7d15ee9efd6f"}',1795004035327);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance NJ"],"drawn":10,"open":true,"by":"pehcti34u8a3","id":"1e6e42a6-4267-4291-a787-7bdd19b20d46"}',1795004035342);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance KS"],"drawn":11,"open":true,"by":"pehcti34u8a3","id":"742b5c82-3e8d-4242-9bd6-2093f13bc42a"}',1795004035351);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pehcti34u8a3","id":"212d78e5-6f86-44ae-95f6-80b155269556"}',1795004035355);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance GA"],"drawn":12,"open":true,"by":"pnv2ugji2te5","id":"91a52975-f34d-4304-99d4-4cacecf5e5ed"}',1795004035356);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance plane-pink"],"drawn":13,"open":true,"by":"pnv2ugji2te5","id":"856cabdd-3d4c-4a72-a445-ade6a8e23e22"}',1795004035376);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance TN"],"drawn":14,"open":true,"by":"pnv2ugji2te5","id":"4c468321-9856-4b84-ac3a-87e0a07a2c04"}',1795004035403);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance plane-orange"],"drawn":15,"open":true,"by":"pnv2ugji2te5","id":"e02b740e-eeb1-4ce8-8aca-aba3b36b5580"}',1795004035407);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance WV"],"drawn":16,"open":true,"by":"pnv2ugji2te5","id":"84b4ed56-d61e-48b8-9aae-c85d4291caab"}',1795004035413);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance SC"],"drawn":17,"open":true,"by":"pnv2ugji2te5","id":"b768e2d5-ee0c-4b06-9d71-a9cc19c71c86"}',1795004035419);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance MS"],"drawn":18,"open":true,"by":"pnv2ugji2te5","id":"36b05e73-26e8-481e-98b6-d187080ea0bc"}',1795004035435);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance plane-green"],"drawn":19,"open":true,"by":"pnv2ugji2te5","id":"4d555668-48b9-46f2-8201-517f462dc5f6"}',1795004035475);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance OR"],"drawn":20,"open":true,"by":"pnv2ugji2te5","id":"d8deab02-77a9-479a-bb2c-a4be700b4824"}',1795004035477);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance car","chance CT","chance car","chance first 0"],"drawn":24,"open":true,"by":"pnv2ugji2te5","id":"f2bd8f9e-d4c3-46e5-8fe1-6c52feb7a018"}',1795004035543);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"pehcti34u8a3","id":"fcfda8bb-b83d-495e-bf9d-462b548f85b6"}',1795004035547);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"pehcti34u8a3","id":"a5c52773-a93a-4744-acff-0f7cfc6b5236"}',1795004035548);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"pnv2ugji2te5","id":"779503d4-89a3-46e7-9c61-4ac1ce6a4f6a"}',1795004035557);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"pehcti34u8a3","id":"fab14988-9a2c-486f-adb7-62d4c467b2ab"}',1795004035558);
INSERT INTO "rows" VALUES('nmvsg565f6arf8mp',27,'chat',0,'{"name":"Ada","text":"hello","by":"pehcti34u8a3","id":"f2de0b76-1b77-4ad5-9243-14feda69886e"}',1795004035563);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',0,'open',NULL,'{"game":"tickets","host":"pehcti34u8a3","options":{"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795004035595);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',1,'sit',1,'{"by":"pnv2ugji2te5","name":"Ben","colour":null,"luck":""}',1795004035643);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pnv2ugji2te5","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance orange","chance white","chance purple","chance yellow","chance jungle","chance bogoro zomba","chance sudan ujiji","chance bulawayo windhoek","chance leopoldville livingstonia","chance blue","chance purple","chance red","chance yellow","chance mountain","chance addis-ababa salisbury","chance cabinda mocambique","chance chad cape-town","chance addis-ababa zomba","chance green","chance black","chance orange","chance red","chance white","chance desert","chance desert"],"drawn":25}',1795004035652);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"pehcti34u8a3","id":"90e12567-08bf-4f20-9dd9-de364c1d5fc9"}',1795004035742);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 1"],"drawn":26,"open":true,"by":"pnv2ugji2te5","id":"0667e64d-7563-44b5-8a2b-5a5a7fea780e"}',1795004035778);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',5,'move',1,'{"move":"claim port-florence junction-east 1","lines":["1 claim port-florence junction-east 1"],"drawn":26,"open":false,"by":"pnv2ugji2te5","id":"182179fa-5a69-443d-ac75-ea2f2e9b2c2d"}',1795004035787);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',6,'move',1,'{"move":"pay red","lines":["1 pay red"],"drawn":26,"open":false,"by":"pnv2ugji2te5","id":"ca3f2afc-ec9f-43dd-9aae-6cd624e3e7d8"}',1795004035788);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',7,'move',1,'{"move":"single","lines":["1 single"],"drawn":26,"open":true,"by":"pnv2ugji2te5","id":"d485710a-5fee-49ee-8991-f1438472c508"}',1795004035789);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',8,'move',0,'{"move":"claim douala libreville 2","lines":["0 claim douala libreville 2"],"drawn":26,"open":false,"by":"pehcti34u8a3","id":"0f4204a6-8794-4483-8ff3-11139ab31db8"}',1795004035790);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',9,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"pehcti34u8a3","id":"55931c6a-79cb-4415-bcf7-34e0385fae5d"}',1795004035791);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',10,'move',1,'{"move":"train green","lines":["1 train green","chance locomotive"],"drawn":27,"open":true,"by":"pnv2ugji2te5","id":"f0cf73b1-37a3-428d-a77b-eafd767081dd"}',1795004035792);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',11,'move',1,'{"move":"train deck","lines":["1 train deck","chance green"],"drawn":28,"open":true,"by":"pnv2ugji2te5","id":"89178756-d60d-4ab2-9d1c-7a2ee6bedd95"}',1795004035794);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',12,'move',0,'{"move":"train orange","lines":["0 train orange","chance blue"],"drawn":29,"open":true,"by":"pehcti34u8a3","id":"9feeb4eb-a953-48fd-9a59-2dcead92372d"}',1795004035797);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',13,'move',0,'{"move":"train white","lines":["0 train white","chance locomotive"],"drawn":30,"open":true,"by":"pehcti34u8a3","id":"c1c4a76d-67ed-427f-8c61-2d75c7152e7a"}',1795004035798);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',14,'move',1,'{"move":"train black","lines":["1 train black","chance blue"],"drawn":31,"open":true,"by":"pnv2ugji2te5","id":"9dac0e9b-24f9-4bde-a015-9cad34c52100"}',1795004035812);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',15,'move',1,'{"move":"train blue","lines":["1 train blue","chance white"],"drawn":32,"open":true,"by":"pnv2ugji2te5","id":"fdb3d88b-be44-4ecf-a08d-80d5139a3ec0"}',1795004035813);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',16,'move',0,'{"move":"claim port-elizabeth east-london 2","lines":["0 claim port-elizabeth east-london 2"],"drawn":32,"open":false,"by":"pehcti34u8a3","id":"716e2b4d-bd80-4bf2-9fb5-6d366bea88d9"}',1795004035814);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',17,'move',0,'{"move":"single","lines":["0 single"],"drawn":32,"open":true,"by":"pehcti34u8a3","id":"f1ae2ea9-27cf-4a43-acde-ad7bae935b60"}',1795004035815);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',18,'move',1,'{"move":"terrain deck","lines":["1 terrain deck","chance jungle"],"drawn":33,"open":true,"by":"pnv2ugji2te5","id":"8a49b1ac-f0c4-4129-bbd7-3f4a9d7428d1"}',1795004035816);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',19,'move',1,'{"move":"train red","lines":["1 train red","chance orange"],"drawn":34,"open":true,"by":"pnv2ugji2te5","id":"a59bcde9-74bf-4f02-92bf-22058a6a248d"}',1795004035817);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',20,'move',0,'{"move":"train deck","lines":["0 train deck","chance red"],"drawn":35,"open":true,"by":"pehcti34u8a3","id":"a64455b1-cb5e-4ef4-971f-c66069db5e8a"}',1795004035817);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',21,'move',0,'{"move":"train blue","lines":["0 train blue","chance locomotive","chance yellow","chance blue","chance locomotive","chance black","chance locomotive"],"drawn":41,"open":true,"by":"pehcti34u8a3","id":"c3f835bd-8297-4ce3-9e93-19bb7d36408e"}',1795004035820);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',22,'move',1,'{"move":"train locomotive","lines":["1 train locomotive","chance locomotive"],"drawn":42,"open":true,"by":"pnv2ugji2te5","id":"5d7458cf-86c9-409f-8a78-cd5b65e8b750"}',1795004035849);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',23,'move',0,'{"move":"claim mombasa dar-es-salaam 2","lines":["0 claim mombasa dar-es-salaam 2"],"drawn":42,"open":false,"by":"pehcti34u8a3","id":"46fbf609-558b-4af2-8e83-473386f2fb71"}',1795004035854);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',24,'move',0,'{"move":"single","lines":["0 single"],"drawn":42,"open":true,"by":"pehcti34u8a3","id":"fce57965-7fa6-4850-8b78-44bf2c0f8fcf"}',1795004035855);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',25,'move',1,'{"move":"claim port-nolloth cape-town 2","lines":["1 claim port-nolloth cape-town 2"],"drawn":42,"open":false,"by":"pnv2ugji2te5","id":"5cac2692-8b47-4554-b0ce-f8ebf7968a1f"}',1795004035856);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',26,'move',1,'{"move":"single","lines":["1 single"],"drawn":42,"open":true,"by":"pnv2ugji2te5","id":"fc040773-1175-4649-af2c-b61d69521399"}',1795004035857);
INSERT INTO "rows" VALUES('6sa647q7ftqsa8wv',27,'chat',0,'{"name":"Ada","text":"hello","by":"pehcti34u8a3","id":"55887953-1313-4792-a15c-5ffb113c438f"}',1795004035858);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',0,'open',NULL,'{"game":"tenzania","host":"pehcti34u8a3","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795004035871);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',1,'sit',1,'{"by":"pnv2ugji2te5","name":"Ben","colour":null,"luck":""}',1795004035879);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pnv2ugji2te5","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 3","chance 2","chance 1","chance 2","chance 4","chance 4","chance first 0"],"drawn":7}',1795004035908);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',3,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 5"],"drawn":8,"open":true,"by":"pehcti34u8a3","id":"ec28352d-53e6-4179-909d-9424732e6423"}',1795004035996);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',4,'move',1,'{"move":"play 4 = 5","lines":["1 play 4 = 5","chance 5"],"drawn":9,"open":true,"by":"pnv2ugji2te5","id":"ee728dd7-d617-4c6f-a5a8-ec9d45ce601c"}',1795004036010);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',5,'move',0,'{"move":"play 2 = 7","lines":["0 play 2 = 7","chance 1"],"drawn":10,"open":true,"by":"pehcti34u8a3","id":"8c7dc530-61f8-4bbd-8b42-8a3a1a3e3f41"}',1795004036019);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',6,'move',1,'{"move":"play 2 = 9","lines":["1 play 2 = 9","chance 7"],"drawn":11,"open":true,"by":"pnv2ugji2te5","id":"19afc1a3-776b-4bfe-a10a-c7c7894ed2c4"}',1795004036023);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',7,'move',0,'{"move":"play 1 = 10","lines":["0 play 1 = 10","chance 6"],"drawn":12,"open":true,"by":"pehcti34u8a3","id":"697c38da-689d-4576-a598-9a5a786646b9"}',1795004036028);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',8,'move',1,'{"move":"play 5 = 5","lines":["1 play 5 = 5","chance 3"],"drawn":13,"open":true,"by":"pnv2ugji2te5","id":"dac22125-3488-4d59-934e-b32458517dc7"}',1795004036029);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',9,'move',0,'{"move":"play 3 = 8","lines":["0 play 3 = 8","chance 8"],"drawn":14,"open":true,"by":"pehcti34u8a3","id":"fed2f1cd-3d32-4f49-be7d-959769486586"}',1795004036029);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',10,'move',1,'{"move":"play 7 = 15","lines":["1 play 7 = 15","chance 1"],"drawn":15,"open":true,"by":"pnv2ugji2te5","id":"e52a21cc-ac4e-4cc2-95d1-d6d62910e4ff"}',1795004036035);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',11,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 7"],"drawn":16,"open":true,"by":"pehcti34u8a3","id":"6c56e2c7-a893-4bd0-98ad-b7aa85f0d537"}',1795004036051);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',12,'move',1,'{"move":"play 1 = 7","lines":["1 play 1 = 7","chance 3"],"drawn":17,"open":true,"by":"pnv2ugji2te5","id":"9f5d15f5-5abd-4528-92b3-bbb679a01e55"}',1795004036052);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',13,'move',0,'{"move":"play 5 = 12","lines":["0 play 5 = 12","chance 3"],"drawn":18,"open":true,"by":"pehcti34u8a3","id":"95f8e2cb-b026-4a84-ac86-d458bc3e2008"}',1795004036057);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',14,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 0"],"drawn":19,"open":true,"by":"pnv2ugji2te5","id":"3a6265ea-2203-4406-9b21-2219f2ca7d40"}',1795004036058);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',15,'move',0,'{"move":"play 3 = 7","lines":["0 play 3 = 7","chance 0"],"drawn":20,"open":true,"by":"pehcti34u8a3","id":"3ab0afce-0d6e-4164-aef7-d6ec253dbdbe"}',1795004036059);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',16,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 0"],"drawn":21,"open":true,"by":"pnv2ugji2te5","id":"f49287d1-e267-45d7-bfef-0be9116dd967"}',1795004036061);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',17,'move',0,'{"move":"play 8 = 11","lines":["0 play 8 = 11","chance 8"],"drawn":22,"open":true,"by":"pehcti34u8a3","id":"1fef1703-2960-4da2-929d-fdf82bf6c4e2"}',1795004036067);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',18,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 6"],"drawn":23,"open":true,"by":"pnv2ugji2te5","id":"bd8fd284-57e3-438b-a20e-815151565cd2"}',1795004036075);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',19,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 5"],"drawn":24,"open":true,"by":"pehcti34u8a3","id":"fed70ed7-6a53-4252-acc4-cbc03599973d"}',1795004036083);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',20,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 9"],"drawn":25,"open":true,"by":"pnv2ugji2te5","id":"cfb29efb-1aac-406d-afa3-6d153e49ea54"}',1795004036091);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',21,'move',0,'{"move":"play 8 = 14","lines":["0 play 8 = 14","chance 8"],"drawn":26,"open":true,"by":"pehcti34u8a3","id":"070a08d7-6530-4cb2-bc3a-0c8d39659a45"}',1795004036111);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',22,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 2"],"drawn":27,"open":true,"by":"pnv2ugji2te5","id":"f9b7468b-ff36-4a65-a960-86f100efbe23"}',1795004036129);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',23,'move',0,'{"move":"play 5 = 14","lines":["0 play 5 = 14","chance 9"],"drawn":28,"open":true,"by":"pehcti34u8a3","id":"7fcf6cf4-913e-4c95-b524-5a3f000cddff"}',1795004036139);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',24,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 4"],"drawn":29,"open":true,"by":"pnv2ugji2te5","id":"1000b5a6-774c-474e-b249-ee7ccb2c9e47"}',1795004036145);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',25,'move',0,'{"move":"play 9 = 11","lines":["0 play 9 = 11","chance 4"],"drawn":30,"open":true,"by":"pehcti34u8a3","id":"2874d158-d43c-4301-80f2-8781a6f4673f"}',1795004036151);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',26,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 8"],"drawn":31,"open":true,"by":"pnv2ugji2te5","id":"473ba586-4a70-4d17-91a9-498658252764"}',1795004036155);
INSERT INTO "rows" VALUES('97abea7vdfchsz7k',27,'chat',0,'{"name":"Ada","text":"hello","by":"pehcti34u8a3","id":"75da5604-2ffc-4200-b81e-17d657442bfe"}',1795004036156);
INSERT INTO "rows" VALUES('dub85pb3viyc4c59',0,'open',NULL,'{"game":"tickets","host":"pehcti34u8a3","options":{"first":null},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795004036158);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',0,'open',NULL,'{"game":"tenzania","host":"pehcti34u8a3","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795004036161);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',1,'sit',1,'{"by":"pnv2ugji2te5","name":"Ben","colour":null,"luck":""}',1795004036163);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pehcti34u8a3","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pnv2ugji2te5","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 6","chance 7","chance 8","chance 7","chance 0","chance 5"],"drawn":6}',1795004036166);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',3,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 3"],"drawn":7,"open":true,"by":"pehcti34u8a3","id":"1d005bba-979d-4693-b2ed-f3950e09ef5f"}',1795004036186);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',4,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 0"],"drawn":8,"open":true,"by":"pnv2ugji2te5","id":"039b9dbb-c78b-4283-b460-0b899c133ec9"}',1795004036188);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',5,'move',0,'{"move":"play 3 = 10","lines":["0 play 3 = 10","chance 1"],"drawn":9,"open":true,"by":"pehcti34u8a3","id":"7a26a7f5-d4ec-428d-9047-3454cd1ef856"}',1795004036193);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',6,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":10,"open":true,"by":"pnv2ugji2te5","id":"3aefe837-a179-429c-a7d4-30284d89c132"}',1795004036194);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',7,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 7"],"drawn":11,"open":true,"by":"pehcti34u8a3","id":"4725ee33-2e37-411d-a4a5-9aa391d4acfb"}',1795004036194);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',8,'move',1,'{"move":"play 5 = 13","lines":["1 play 5 = 13","chance 3"],"drawn":12,"open":true,"by":"pnv2ugji2te5","id":"b87cdc7e-bb4b-4a65-a32a-673fe1c687a1"}',1795004036195);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',9,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 6"],"drawn":13,"open":true,"by":"pehcti34u8a3","id":"04e94bd3-97e6-4a32-bf3d-45d5f56b95c8"}',1795004036202);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',10,'move',1,'{"move":"play 8 = 14","lines":["1 play 8 = 14","chance 9"],"drawn":14,"open":true,"by":"pnv2ugji2te5","id":"fe39feea-16ba-4290-9000-f51819df8717"}',1795004036203);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',11,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 1"],"drawn":15,"open":true,"by":"pehcti34u8a3","id":"513215bf-70f0-45b2-af12-aa7cbf2b4a87"}',1795004036204);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',12,'move',1,'{"move":"play 9 = 10","lines":["1 play 9 = 10","chance 4"],"drawn":16,"open":true,"by":"pnv2ugji2te5","id":"a171ccb9-907f-4d2b-a7ff-2e8c21cc969b"}',1795004036205);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',13,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 2"],"drawn":17,"open":true,"by":"pehcti34u8a3","id":"ac409fdf-d4c1-44c7-a18c-a6903c9758ce"}',1795004036208);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',14,'move',1,'{"move":"play 3 = 10","lines":["1 play 3 = 10","chance 2"],"drawn":18,"open":true,"by":"pnv2ugji2te5","id":"a7859432-e917-47fb-bd9b-d06167d6fa37"}',1795004036208);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',15,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 9"],"drawn":19,"open":true,"by":"pehcti34u8a3","id":"bc31002c-ac5a-45a9-842a-d5faeba0535a"}',1795004036209);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',16,'move',1,'{"move":"play 2 = 4","lines":["1 play 2 = 4","chance 2"],"drawn":20,"open":true,"by":"pnv2ugji2te5","id":"5919a404-ba33-43c5-81fc-3d65c6d7d89c"}',1795004036210);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',17,'move',0,'{"move":"play 1 = 5","lines":["0 play 1 = 5","chance 4"],"drawn":21,"open":true,"by":"pehcti34u8a3","id":"be793181-f614-495d-941d-88eb1834e923"}',1795004036211);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',18,'move',1,'{"move":"play 4 = 9","lines":["1 play 4 = 9","chance 9"],"drawn":22,"open":true,"by":"pnv2ugji2te5","id":"cb085a6f-642c-4831-9441-1674d7027864"}',1795004036212);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',19,'move',0,'{"move":"play 9 = 18","lines":["0 play 9 = 18","chance 3"],"drawn":23,"open":true,"by":"pehcti34u8a3","id":"29c3e41a-151f-4547-a268-01e26d465124"}',1795004036212);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',20,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":24,"open":true,"by":"pnv2ugji2te5","id":"680dedd4-1191-465b-8d4c-538e9caf251c"}',1795004036213);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',21,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 5"],"drawn":25,"open":true,"by":"pehcti34u8a3","id":"d763c107-3c40-43b9-9ca1-28d64b8752a3"}',1795004036214);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',22,'move',1,'{"move":"play 9 = 13","lines":["1 play 9 = 13","chance 0"],"drawn":26,"open":true,"by":"pnv2ugji2te5","id":"3b993331-05a9-4d23-b0d2-12d37a554488"}',1795004036215);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',23,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 1"],"drawn":27,"open":true,"by":"pehcti34u8a3","id":"7eae2c74-84db-4f20-8623-d451aac40a82"}',1795004036216);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',24,'move',1,'{"move":"play 8 = 11","lines":["1 play 8 = 11","chance 4"],"drawn":28,"open":true,"by":"pnv2ugji2te5","id":"07cd52e4-5150-4052-880b-b5fa4d5f644d"}',1795004036217);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',25,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 5"],"drawn":29,"open":true,"by":"pehcti34u8a3","id":"363e9608-55b0-4b7a-a7e9-1953e859494c"}',1795004036218);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',26,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 6"],"drawn":29,"open":true,"by":"pnv2ugji2te5","id":"4d0ffb70-6f20-4d80-bed5-3b41fba48c02"}',1795004036218);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',27,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5"],"drawn":29,"open":true,"by":"pehcti34u8a3","id":"6c48e7d2-8525-4c29-9836-7840fc711595"}',1795004036219);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',28,'move',1,'{"move":"play 6 = 11","lines":["1 play 6 = 11"],"drawn":29,"open":true,"by":"pnv2ugji2te5","id":"ce29f92c-c99b-451b-ae3f-769f0a1fbab6"}',1795004036220);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',29,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5"],"drawn":29,"open":true,"by":"pehcti34u8a3","id":"28cedddb-7837-4f90-baa4-e27efc2d9a48"}',1795004036221);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',30,'move',1,'{"move":"play 2 = 7","lines":["1 play 2 = 7"],"drawn":29,"open":true,"by":"pnv2ugji2te5","id":"9271e090-9273-440e-8e3e-c5dd7256ad44"}',1795004036222);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',31,'move',0,'{"move":"play 1 = 8","lines":["0 play 1 = 8"],"drawn":29,"open":true,"by":"pehcti34u8a3","id":"c467c410-77af-4030-bdaa-896892c45dda"}',1795004036223);
INSERT INTO "rows" VALUES('hfvq9xu5gma9snba',32,'move',1,'{"move":"play 4 = 12","lines":["1 play 4 = 12"],"drawn":29,"open":true,"by":"pnv2ugji2te5","id":"a219c731-b11f-49a3-a81e-dfc8b3e7871c"}',1795004036228);
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
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('9bdam5479vk66g6r','DDMUQY','africa','playing',0,'pehcti34u8a3','903c79135ee6a9e114d0dcf6fc75ffc2c63fc9d2d067512e7f3334c2c2e0a034',0,1795004033880,1795004034861);
INSERT INTO "tables" VALUES('nmvsg565f6arf8mp','QGPHKB','usa','playing',0,'pehcti34u8a3','5edf2d9090cf460feba909d36e2c6126cd00bea93f08af8d9ad356d39c5eb063',0,1795004035055,1795004035090);
INSERT INTO "tables" VALUES('6sa647q7ftqsa8wv','TTQYTE','tickets','playing',0,'pehcti34u8a3','5e6f3b6c7fcbc85620dce0cc1137826082544ebf6e48423bcc819954e9b3008d',0,1795004035595,1795004035652);
INSERT INTO "tables" VALUES('97abea7vdfchsz7k','DPMUNC','tenzania','playing',0,'pehcti34u8a3','a0c8ae6a2c39da7ff5ef371b36c1b5cb913c42051d4a96fb0f9af4519b717a43',0,1795004035871,1795004035908);
INSERT INTO "tables" VALUES('dub85pb3viyc4c59','EAGXLE','tickets','waiting',0,'pehcti34u8a3','2879a27051a36f641cbd074917f4bf055025516e2a9c083ba8dbf90119e82539',0,1795004036158,1795004036158);
INSERT INTO "tables" VALUES('hfvq9xu5gma9snba','ZUSCCH','tenzania','over',0,'pehcti34u8a3','dd5ea99442cd5ef5e61ea68dff41967ec3973d00260ec84f0c5f9cf4dbcf9a7c',0,1795004036161,1795004036228);
CREATE TABLE tokens (
	id VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (hash)
);
CREATE INDEX tables_by_host ON tables (host, made);
CREATE INDEX tables_by_status ON tables (status, public, changed);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_daily_results_player ON daily_results (player);
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_hooks_player ON hooks (player);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
COMMIT;
