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
INSERT INTO "keys" VALUES('signing','7f6b6b9f432b38aea7222ba68c6cbefceddec535107633235b2bf6ccbab52a96');
INSERT INTO "keys" VALUES('push','d26aed1a454999e5800cbc9db2b2cc75e2a33d4476a66294ff3a1cfa5f9045a3');
INSERT INTO "keys" VALUES('day','3a198ec9fdaf4c5eaa139bd671bde075bdba5844a52a780b8a450cb4df02ea0a');
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
INSERT INTO "members" VALUES('p54ux9q7wbhk','6f3bfaay6n56hr2z');
INSERT INTO "members" VALUES('p54ux9q7wbhk','6gahuv3hc9ccyjxj');
INSERT INTO "members" VALUES('p54ux9q7wbhk','8n2rn8zihbzdzsuf');
INSERT INTO "members" VALUES('p54ux9q7wbhk','fxzy4jfkrgtcbkxg');
INSERT INTO "members" VALUES('p54ux9q7wbhk','kbgsu5xiiitz9u34');
INSERT INTO "members" VALUES('p54ux9q7wbhk','pjnzdphzc3p58m4g');
INSERT INTO "members" VALUES('phfbs7bi7y3u','6f3bfaay6n56hr2z');
INSERT INTO "members" VALUES('phfbs7bi7y3u','6gahuv3hc9ccyjxj');
INSERT INTO "members" VALUES('phfbs7bi7y3u','8n2rn8zihbzdzsuf');
INSERT INTO "members" VALUES('phfbs7bi7y3u','fxzy4jfkrgtcbkxg');
INSERT INTO "members" VALUES('phfbs7bi7y3u','kbgsu5xiiitz9u34');
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
INSERT INTO "players" VALUES('p54ux9q7wbhk','Ada',1,NULL,'en','{}',1795006924454,0);
INSERT INTO "players" VALUES('phfbs7bi7y3u','Ben',1,NULL,'fr','{}',1795006926758,0);
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
INSERT INTO "results" VALUES('fxzy4jfkrgtcbkxg',0,'tenzania','p54ux9q7wbhk',NULL,'people',1.0,16,1795006934482);
INSERT INTO "results" VALUES('fxzy4jfkrgtcbkxg',1,'tenzania','phfbs7bi7y3u',NULL,'people',0.0,14,1795006934482);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',0,'open',NULL,'{"game":"africa","host":"p54ux9q7wbhk","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006926813);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',1,'sit',1,'{"by":"phfbs7bi7y3u","name":"Ben","colour":null,"luck":""}',1795006931403);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phfbs7bi7y3u","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance car","chance BEN"],"drawn":2}',1795006931431);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance car"],"drawn":3,"open":true,"by":"p54ux9q7wbhk","id":"4c5cb198-ebe1-44e8-941d-ae94254bd1a0"}',1795006931682);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance car"],"drawn":4,"open":true,"by":"p54ux9q7wbhk","id":"4244aa75-2b6a-4075-a544-1b0bd9b1153a"}',1795006931699);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance plane-green"],"drawn":5,"open":true,"by":"p54ux9q7wbhk","id":"50773fff-7974-4e57-b433-4568347a6092"}',1795006931713);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance SOM"],"drawn":6,"open":true,"by":"p54ux9q7wbhk","id":"6ad70098-12f5-44b6-950c-bb9b23b699b0"}',1795006931723);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance plane-pink"],"drawn":7,"open":true,"by":"p54ux9q7wbhk","id":"d6486152-9183-41d7-b3b2-e7848ef86a7c"}',1795006931752);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance LBR"],"drawn":8,"open":true,"by":"p54ux9q7wbhk","id":"0c2bf5ae-871e-48ff-87de-1c099fe92978"}',1795006931759);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance ETH"],"drawn":9,"open":true,"by":"p54ux9q7wbhk","id":"0005f34f-590f-4d8f-89b7-324b172de304"}',1795006931792);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance CAF"],"drawn":10,"open":true,"by":"p54ux9q7wbhk","id":"a979c95d-46e5-4e23-8b7c-f53bb35afc79"}',1795006931825);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance NAM"],"drawn":11,"open":true,"by":"p54ux9q7wbhk","id":"9d53ea83-55ed-42e7-8a56-c5f939a88f53"}',1795006931879);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p54ux9q7wbhk","id":"efa5b455-b3a6-4b82-b4b5-d257953e25dd"}',1795006931899);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance BFA"],"drawn":12,"open":true,"by":"phfbs7bi7y3u","id":"81691895-3fb2-4a26-b3c1-e21ac5bd7fba"}',1795006931907);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance SEN"],"drawn":13,"open":true,"by":"phfbs7bi7y3u","id":"b489cc6c-68f2-4074-aca3-5f9911195622"}',1795006931915);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance plane-orange"],"drawn":14,"open":true,"by":"phfbs7bi7y3u","id":"b5c3389a-697a-4014-9a55-6141036ef7a8"}',1795006931917);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance NGA"],"drawn":15,"open":true,"by":"phfbs7bi7y3u","id":"48b75a4e-ab65-4b62-8332-21534b9791ee"}',1795006931924);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance TGO"],"drawn":16,"open":true,"by":"phfbs7bi7y3u","id":"6a9ecb95-65f3-4336-a07e-8dbabdb98fa1"}',1795006931929);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-blue"],"drawn":17,"open":true,"by":"phfbs7bi7y3u","id":"97833d0b-53c6-4207-8544-53f57f626e39"}',1795006931929);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance CIV"],"drawn":18,"open":true,"by":"phfbs7bi7y3u","id":"324aab50-e674-4c54-8b43-0983bef2210b"}',1795006931931);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance CMR"],"drawn":19,"open":true,"by":"phfbs7bi7y3u","id":"cbc2c044-4068-4ca6-a3ab-399e41a066e7"}',1795006931932);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance COG"],"drawn":20,"open":true,"by":"phfbs7bi7y3u","id":"f67a276a-56ab-45ac-bf4c-9ecf9bb2c768"}',1795006931932);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance MDG","chance ZMB","chance car","chance first 1"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"f654de03-630e-48a2-affc-6148dbbb92fe"}',1795006931933);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"fc9839e9-be20-402a-ac21-16dededace68"}',1795006931935);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"8be1873c-7ecd-4d16-91fa-191db1f92811"}',1795006931935);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"p54ux9q7wbhk","id":"d9dcd71b-1cf2-4c96-8201-968618ac66d7"}',1795006931938);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"56c86501-ec33-4446-b01c-e4bcbbb49ae3"}',1795006931940);
INSERT INTO "rows" VALUES('kbgsu5xiiitz9u34',27,'chat',0,'{"name":"Ada","text":"hello","by":"p54ux9q7wbhk","id":"ee0891cb-13aa-49bb-8ed8-ab32630306a1"}',1795006931941);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',0,'open',NULL,'{"game":"usa","host":"p54ux9q7wbhk","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006931962);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',1,'sit',1,'{"by":"phfbs7bi7y3u","name":"Ben","colour":null,"luck":""}',1795006932008);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phfbs7bi7y3u","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance SC","chance plane-pink"],"drawn":2}',1795006932047);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance NM"],"drawn":3,"open":true,"by":"p54ux9q7wbhk","id":"39bc5d57-373f-423e-8fe4-d9b02a320b9a"}',1795006932253);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance ME"],"drawn":4,"open":true,"by":"p54ux9q7wbhk","id":"e5f04c13-442d-4ba3-b212-5f365c30534b"}',1795006932335);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance NY"],"drawn":5,"open":true,"by":"p54ux9q7wbhk","id":"89c17b27-71b6-4c27-82b2-06cbabafcf38"}',1795006932465);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance plane-orange"],"drawn":6,"open":true,"by":"p54ux9q7wbhk","id":"3c44acd0-d9db-4d81-84e9-08b55f176c17"}',1795006932482);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance HI"],"drawn":7,"open":true,"by":"p54ux9q7wbhk","id":"05af6019-add5-4b74-bc10-6e277e746b3d"}',1795006932494);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance MD"],"drawn":8,"open":true,"by":"p54ux9q7wbhk","id":"bddef8d2-f2a5-47b3-9aea-e2fcdf8b8e10"}',1795006932504);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance AL"],"drawn":9,"open":true,"by":"p54ux9q7wbhk","id":"f6ff3ae2-030b-4e93-85d2-818da5ac7d5d"}',1795006932517);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance VA"],"drawn":10,"open":true,"by":"p54ux9q7wbhk","id":"50917450-d5b0-4baa-a121-bac834221ec2"}',1795006932523);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance car"],"drawn":11,"open":true,"by":"p54ux9q7wbhk","id":"00b666ad-64d0-427a-acb6-6d8836f8b807"}',1795006932525);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p54ux9q7wbhk","id":"c381eb6e-e726-46c3-a310-4afb7ca51df1"}',1795006932530);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance ND"],"drawn":12,"open":true,"by":"phfbs7bi7y3u","id":"6b56e6ac-9ae5-4d38-ad7f-3dc5d1004a62"}',1795006932533);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance car"],"drawn":13,"open":true,"by":"phfbs7bi7y3u","id":"1eeb0579-7189-4cc6-b82b-4b49dfc4b0a0"}',1795006932535);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance PA"],"drawn":14,"open":true,"by":"phfbs7bi7y3u","id":"39865bfb-2ff8-474f-b56e-cff91ddd59c1"}',1795006932538);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance CA"],"drawn":15,"open":true,"by":"phfbs7bi7y3u","id":"62a229ad-2096-4213-88dc-c6df11326115"}',1795006932550);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance plane-pink"],"drawn":16,"open":true,"by":"phfbs7bi7y3u","id":"5d002eab-f9ce-43d0-bb2b-cdcbae970887"}',1795006932559);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance GA"],"drawn":17,"open":true,"by":"phfbs7bi7y3u","id":"c1e57826-f01b-4171-90e6-38dfc641391c"}',1795006932561);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance FL"],"drawn":18,"open":true,"by":"phfbs7bi7y3u","id":"4250c8ae-16b6-4272-bd7f-e54cc3b9919a"}',1795006932563);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance CT"],"drawn":19,"open":true,"by":"phfbs7bi7y3u","id":"043c35f9-1a2b-417c-a5b0-b4f23d7d23e0"}',1795006932564);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance WY"],"drawn":20,"open":true,"by":"phfbs7bi7y3u","id":"d6b62cbb-8a88-4cf5-8157-12f5e839423d"}',1795006932565);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance OH","chance LA","chance NJ","chance first 1"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"da9853b7-970d-45fc-bf48-d75c07444c32"}',1795006932566);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"92270cdf-7724-4264-8b29-9d4db516b2f0"}',1795006932567);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"73276270-19a2-49ec-9e90-0c219b55733c"}',1795006932567);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"p54ux9q7wbhk","id":"44fc4e53-6782-4db7-8721-20221547813e"}',1795006932568);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"97a86b77-7441-4369-8d27-7076615de017"}',1795006932569);
INSERT INTO "rows" VALUES('8n2rn8zihbzdzsuf',27,'chat',0,'{"name":"Ada","text":"hello","by":"p54ux9q7wbhk","id":"68a84850-1451-4bde-a532-a167d26816ba"}',1795006932570);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',0,'open',NULL,'{"game":"tickets","host":"p54ux9q7wbhk","options":{"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006932572);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',1,'sit',1,'{"by":"phfbs7bi7y3u","name":"Ben","colour":null,"luck":""}',1795006932576);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phfbs7bi7y3u","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance white","chance blue","chance purple","chance orange","chance desert","chance luanda mombasa","chance east-london salisbury","chance madagascar mocamedes","chance bogoro zomba","chance green","chance yellow","chance yellow","chance yellow","chance jungle","chance elizabethville pretoria","chance cabinda ngaoundere","chance nigeria bondo","chance bloemfontein fachoda","chance yellow","chance blue","chance white","chance black","chance purple","chance desert","chance jungle"],"drawn":25}',1795006932579);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"p54ux9q7wbhk","id":"2eca7a1c-d729-4a1c-9c75-c1ace80e09a3"}',1795006932596);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 0"],"drawn":26,"open":true,"by":"phfbs7bi7y3u","id":"a4de26c1-3272-47fb-95e9-9fdafdbcd861"}',1795006932617);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',5,'move',0,'{"move":"claim douala libreville 2","lines":["0 claim douala libreville 2"],"drawn":26,"open":false,"by":"p54ux9q7wbhk","id":"8f82e0a9-7ca9-4f72-83a1-f90fc4376c0c"}',1795006932627);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',6,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"p54ux9q7wbhk","id":"7beaf511-21d2-4320-88f1-5675d2047dac"}',1795006932634);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',7,'move',1,'{"move":"claim cabinda luanda 2","lines":["1 claim cabinda luanda 2"],"drawn":26,"open":false,"by":"phfbs7bi7y3u","id":"2987deac-c55f-442e-a8bf-38719120f5d3"}',1795006932637);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',8,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":26,"open":true,"by":"phfbs7bi7y3u","id":"ac5d6f15-11d7-4a9a-bb55-134ed9624bc4"}',1795006932639);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',9,'move',0,'{"move":"claim mombasa dar-es-salaam 1","lines":["0 claim mombasa dar-es-salaam 1"],"drawn":26,"open":false,"by":"p54ux9q7wbhk","id":"46ad7e34-35e7-4b4f-9c42-f5982652da49"}',1795006932642);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',10,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"p54ux9q7wbhk","id":"37d7ecf3-24de-4eff-baad-eb8aea0a3bbf"}',1795006932644);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',11,'move',1,'{"move":"claim mocambique beira 2","lines":["1 claim mocambique beira 2"],"drawn":26,"open":false,"by":"phfbs7bi7y3u","id":"a211cc02-fcbb-42a4-9a5b-49d060ee884a"}',1795006932645);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',12,'move',1,'{"move":"single","lines":["1 single"],"drawn":26,"open":true,"by":"phfbs7bi7y3u","id":"1c92413e-ed25-48c5-a4e3-0382ff5bf3c6"}',1795006932647);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',13,'move',0,'{"move":"terrain deck","lines":["0 terrain deck","chance mountain"],"drawn":27,"open":true,"by":"p54ux9q7wbhk","id":"0587199f-44c3-445c-b997-91d470821cbb"}',1795006932654);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',14,'move',0,'{"move":"train blue","lines":["0 train blue","chance purple"],"drawn":28,"open":true,"by":"p54ux9q7wbhk","id":"7b7a3f30-329a-49a8-a31a-1658161828db"}',1795006932659);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',15,'move',1,'{"move":"train deck","lines":["1 train deck","chance black"],"drawn":29,"open":true,"by":"phfbs7bi7y3u","id":"2b3983b9-1c17-4bb4-8140-fe9a5fdc6ea1"}',1795006932660);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',16,'move',1,'{"move":"train white","lines":["1 train white","chance purple"],"drawn":30,"open":true,"by":"phfbs7bi7y3u","id":"aed38ecb-a792-4b4d-92f5-d001907620fe"}',1795006932663);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',17,'move',0,'{"move":"train black","lines":["0 train black","chance black"],"drawn":31,"open":true,"by":"p54ux9q7wbhk","id":"bd60bcad-db88-475d-b989-8561d4527201"}',1795006932667);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',18,'move',0,'{"move":"train deck","lines":["0 train deck","chance orange"],"drawn":32,"open":true,"by":"p54ux9q7wbhk","id":"aeed7532-c71d-4c24-87d9-b81377782cda"}',1795006932670);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',19,'move',1,'{"move":"train black","lines":["1 train black","chance green"],"drawn":33,"open":true,"by":"phfbs7bi7y3u","id":"128b5d8d-3fbc-46e6-abb7-47bb2650a459"}',1795006932672);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',20,'move',1,'{"move":"train green","lines":["1 train green","chance green"],"drawn":34,"open":true,"by":"phfbs7bi7y3u","id":"badf4262-41ec-4b43-84e0-b979d15299e5"}',1795006932675);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',21,'move',0,'{"move":"terrain deck","lines":["0 terrain deck","chance desert"],"drawn":35,"open":true,"by":"p54ux9q7wbhk","id":"2ec1143e-be76-44f6-8c27-ecf468a7e137"}',1795006932679);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',22,'move',0,'{"move":"terrain jungle","lines":["0 terrain jungle","chance mountain"],"drawn":36,"open":true,"by":"p54ux9q7wbhk","id":"8c791d05-b7c6-49bc-95bf-6973d48658b2"}',1795006932683);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',23,'move',1,'{"move":"claim junction-northeast bogoro 1","lines":["1 claim junction-northeast bogoro 1"],"drawn":36,"open":false,"by":"phfbs7bi7y3u","id":"f8dc9b05-a6b0-4330-aba9-142539b7a57e"}',1795006932687);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',24,'move',1,'{"move":"single","lines":["1 single"],"drawn":36,"open":true,"by":"phfbs7bi7y3u","id":"2aaa9713-d9a5-4e3d-81ca-24b1de33ada6"}',1795006932691);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',25,'move',0,'{"move":"claim zomba beira 1","lines":["0 claim zomba beira 1"],"drawn":36,"open":false,"by":"p54ux9q7wbhk","id":"3188a8c3-2b9b-415c-9715-537576d0b3df"}',1795006932695);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',26,'move',0,'{"move":"double 0","lines":["0 double 0"],"drawn":36,"open":true,"by":"p54ux9q7wbhk","id":"f8b26904-aec0-4f2b-82cd-fcd1f419098a"}',1795006932697);
INSERT INTO "rows" VALUES('6f3bfaay6n56hr2z',27,'chat',0,'{"name":"Ada","text":"hello","by":"p54ux9q7wbhk","id":"46ee0e4c-8b66-4e3a-adf4-4acd443c214c"}',1795006932702);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',0,'open',NULL,'{"game":"tenzania","host":"p54ux9q7wbhk","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006932715);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',1,'sit',1,'{"by":"phfbs7bi7y3u","name":"Ben","colour":null,"luck":""}',1795006932727);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phfbs7bi7y3u","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 8","chance 8","chance 3","chance 6","chance 9","chance 6","chance first 0"],"drawn":7}',1795006932775);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',3,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 2"],"drawn":8,"open":true,"by":"p54ux9q7wbhk","id":"3e93a983-de71-4a1c-bbf7-a3f8472d1010"}',1795006932889);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',4,'move',1,'{"move":"play 9 = 12","lines":["1 play 9 = 12","chance 7"],"drawn":9,"open":true,"by":"phfbs7bi7y3u","id":"3c5fdf21-622e-455b-ad5d-297501e3121d"}',1795006932915);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',5,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 7"],"drawn":10,"open":true,"by":"p54ux9q7wbhk","id":"65b4c7c6-71b7-4185-9385-86be8fef5c2d"}',1795006932924);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',6,'move',1,'{"move":"play 7 = 9","lines":["1 play 7 = 9","chance 4"],"drawn":11,"open":true,"by":"phfbs7bi7y3u","id":"bfbeb255-8155-4060-b1d8-8a83fa90a420"}',1795006932938);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',7,'move',0,'{"move":"play 8 = 17","lines":["0 play 8 = 17","chance 8"],"drawn":12,"open":true,"by":"p54ux9q7wbhk","id":"a4b5f443-97a7-464d-86bd-48c07d085dcc"}',1795006932953);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',8,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 1"],"drawn":13,"open":true,"by":"phfbs7bi7y3u","id":"08c3a9df-8cc8-4c79-b04c-d33b2d685e0f"}',1795006932978);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',9,'move',0,'{"move":"play 7 = 13","lines":["0 play 7 = 13","chance 1"],"drawn":14,"open":true,"by":"p54ux9q7wbhk","id":"63671f4e-ff9b-403d-baf4-80a1f700712f"}',1795006932990);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',10,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 5"],"drawn":15,"open":true,"by":"phfbs7bi7y3u","id":"21b5389e-6764-42c8-95c7-244bc69a2aa0"}',1795006933113);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',11,'move',0,'{"move":"play 1 = 7","lines":["0 play 1 = 7","chance 1"],"drawn":16,"open":true,"by":"p54ux9q7wbhk","id":"00408478-1959-456a-8ec3-f0c1a61fb68a"}',1795006933123);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',12,'move',1,'{"move":"play 1 = 8","lines":["1 play 1 = 8","chance 9"],"drawn":17,"open":true,"by":"phfbs7bi7y3u","id":"0634d548-5011-4cba-84ee-2b200d320f50"}',1795006933243);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',13,'move',0,'{"move":"play 1 = 9","lines":["0 play 1 = 9","chance 1"],"drawn":18,"open":true,"by":"p54ux9q7wbhk","id":"e7fb7e5d-c6ce-4808-8528-b349d4de3489"}',1795006933251);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',14,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 0"],"drawn":19,"open":true,"by":"phfbs7bi7y3u","id":"d65556b4-81df-48e1-9677-296050993069"}',1795006933254);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',15,'move',0,'{"move":"play 1 = 10","lines":["0 play 1 = 10","chance 2"],"drawn":20,"open":true,"by":"p54ux9q7wbhk","id":"aa888e33-71dd-409d-876b-4d1b83012659"}',1795006933269);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',16,'move',1,'{"move":"play 5 = 5","lines":["1 play 5 = 5","chance 0"],"drawn":21,"open":true,"by":"phfbs7bi7y3u","id":"716384de-8a9d-40f6-8fce-d4bbbcbb3128"}',1795006933274);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',17,'move',0,'{"move":"play 2 = 7","lines":["0 play 2 = 7","chance 8"],"drawn":22,"open":true,"by":"p54ux9q7wbhk","id":"c744dc7c-eec9-4633-ae49-1d14ddad1e7e"}',1795006933314);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',18,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":23,"open":true,"by":"phfbs7bi7y3u","id":"ed20d1f1-3b63-479d-9c26-c7a84c43ea5e"}',1795006933318);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',19,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 3"],"drawn":24,"open":true,"by":"p54ux9q7wbhk","id":"a5ee767c-b9d9-4cc7-a787-fe0f9b502b33"}',1795006933328);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',20,'move',1,'{"move":"play 4 = 12","lines":["1 play 4 = 12","chance 2"],"drawn":25,"open":true,"by":"phfbs7bi7y3u","id":"fb976c5e-96bf-4518-95d4-2d8300eb404f"}',1795006933339);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',21,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 8"],"drawn":26,"open":true,"by":"p54ux9q7wbhk","id":"5fb1f1ca-fcb7-4e9d-8331-10d52d097cbe"}',1795006933355);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',22,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 5"],"drawn":27,"open":true,"by":"phfbs7bi7y3u","id":"7f7e9d79-4a37-45b6-8018-0757db42cc09"}',1795006933368);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',23,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 6"],"drawn":28,"open":true,"by":"p54ux9q7wbhk","id":"8938b3df-01f6-49c4-b419-b9f0ec494084"}',1795006933378);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',24,'move',1,'{"move":"play 5 = 13","lines":["1 play 5 = 13","chance 5"],"drawn":29,"open":true,"by":"phfbs7bi7y3u","id":"f72df33c-53f5-4456-99b6-58cf96fda4cc"}',1795006933471);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',25,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 5"],"drawn":30,"open":true,"by":"p54ux9q7wbhk","id":"b4bebf37-958c-4e59-93cf-757d2fab55e1"}',1795006933479);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',26,'move',1,'{"move":"play 5 = 1","lines":["1 play 5 = 1","chance 0"],"drawn":31,"open":true,"by":"phfbs7bi7y3u","id":"aaa276c8-45dd-4744-b0e7-da98901728d8"}',1795006933610);
INSERT INTO "rows" VALUES('6gahuv3hc9ccyjxj',27,'chat',0,'{"name":"Ada","text":"hello","by":"p54ux9q7wbhk","id":"72e58f2d-7ddb-468a-94be-1efc8b038b5e"}',1795006933613);
INSERT INTO "rows" VALUES('pjnzdphzc3p58m4g',0,'open',NULL,'{"game":"tickets","host":"p54ux9q7wbhk","options":{"first":null},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006933655);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',0,'open',NULL,'{"game":"tenzania","host":"p54ux9q7wbhk","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006933814);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',1,'sit',1,'{"by":"phfbs7bi7y3u","name":"Ben","colour":null,"luck":""}',1795006933833);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p54ux9q7wbhk","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phfbs7bi7y3u","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 7","chance 8","chance 4","chance 5","chance 1","chance 0"],"drawn":6}',1795006933855);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',3,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 0"],"drawn":7,"open":true,"by":"p54ux9q7wbhk","id":"441f91e9-ff15-4c50-8d77-ac326fa57c3f"}',1795006933988);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',4,'move',1,'{"move":"play 5 = 2","lines":["1 play 5 = 2","chance 3"],"drawn":8,"open":true,"by":"phfbs7bi7y3u","id":"15eaaab3-1e8b-444b-9c24-205d80c03fba"}',1795006934010);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',5,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 7"],"drawn":9,"open":true,"by":"p54ux9q7wbhk","id":"40bd641f-acde-49ed-ae6f-07880f3cc52f"}',1795006934026);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',6,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 2"],"drawn":10,"open":true,"by":"phfbs7bi7y3u","id":"4ba11a80-e278-48d7-ba91-60a25d2daee1"}',1795006934046);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',7,'move',0,'{"move":"play 8 = 9","lines":["0 play 8 = 9","chance 5"],"drawn":11,"open":true,"by":"p54ux9q7wbhk","id":"46c5fa86-dd3c-4d54-89e4-c71d25fb0f1e"}',1795006934089);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',8,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":12,"open":true,"by":"phfbs7bi7y3u","id":"643b2ab5-6a80-49be-b1a7-d57a07585be2"}',1795006934091);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',9,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 4"],"drawn":13,"open":true,"by":"p54ux9q7wbhk","id":"0de94990-86b6-493a-84d5-f5d20691ab4a"}',1795006934092);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',10,'move',1,'{"move":"play 8 = 13","lines":["1 play 8 = 13","chance 6"],"drawn":14,"open":true,"by":"phfbs7bi7y3u","id":"d79169ec-95b5-4a25-b832-1ac7d4e5eabc"}',1795006934103);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',11,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 4"],"drawn":15,"open":true,"by":"p54ux9q7wbhk","id":"09f86fd7-c28c-49a7-962a-b49aa2d05e8a"}',1795006934115);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',12,'move',1,'{"move":"play 3 = 10","lines":["1 play 3 = 10","chance 8"],"drawn":16,"open":true,"by":"phfbs7bi7y3u","id":"462ccb72-055a-48c5-b3f7-c6f5b02f9ef5"}',1795006934125);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',13,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 7"],"drawn":17,"open":true,"by":"p54ux9q7wbhk","id":"bcaca892-e715-4b82-aeff-86c520974ec0"}',1795006934143);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',14,'move',1,'{"move":"play 2 = 6","lines":["1 play 2 = 6","chance 9"],"drawn":18,"open":true,"by":"phfbs7bi7y3u","id":"04908820-a229-448d-9ee3-51bedbc8e8e2"}',1795006934153);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',15,'move',0,'{"move":"play 7 = 13","lines":["0 play 7 = 13","chance 5"],"drawn":19,"open":true,"by":"p54ux9q7wbhk","id":"cf86542c-7a71-428b-bcbd-dcba464de082"}',1795006934228);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',16,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 9"],"drawn":20,"open":true,"by":"phfbs7bi7y3u","id":"8a987a7c-425f-4215-a5a7-d954058452bc"}',1795006934263);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',17,'move',0,'{"move":"play 4 = 13","lines":["0 play 4 = 13","chance 0"],"drawn":21,"open":true,"by":"p54ux9q7wbhk","id":"494758cf-0c68-4ea0-b17d-bcd4ed5cdcd5"}',1795006934275);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',18,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 3"],"drawn":22,"open":true,"by":"phfbs7bi7y3u","id":"0f61d643-27da-45de-925c-144e73720e87"}',1795006934279);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',19,'move',0,'{"move":"play 5 = 3","lines":["0 play 5 = 3","chance 6"],"drawn":23,"open":true,"by":"p54ux9q7wbhk","id":"7156b4b6-4172-48d9-a621-4d14f860b10f"}',1795006934290);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',20,'move',1,'{"move":"play 9 = 12","lines":["1 play 9 = 12","chance 1"],"drawn":24,"open":true,"by":"phfbs7bi7y3u","id":"7ac9e672-ba45-4bad-92f8-16aaae308080"}',1795006934299);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',21,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 1"],"drawn":25,"open":true,"by":"p54ux9q7wbhk","id":"3abd02d3-5007-4c8d-862d-1ffc71d65641"}',1795006934310);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',22,'move',1,'{"move":"play 6 = 10","lines":["1 play 6 = 10","chance 3"],"drawn":26,"open":true,"by":"phfbs7bi7y3u","id":"fe9fe678-8e03-4684-9714-799604c179be"}',1795006934335);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',23,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 2"],"drawn":27,"open":true,"by":"p54ux9q7wbhk","id":"3570c40d-38bd-4adb-b368-6816f9bc3105"}',1795006934359);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',24,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 6"],"drawn":28,"open":true,"by":"phfbs7bi7y3u","id":"00fc33c3-5c02-46af-b39e-0b2e9b59ad9a"}',1795006934375);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',25,'move',0,'{"move":"play 2 = 3","lines":["0 play 2 = 3","chance 9"],"drawn":29,"open":true,"by":"p54ux9q7wbhk","id":"d7234d84-118a-41d8-b7fd-21b41013f44a"}',1795006934383);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',26,'move',1,'{"move":"play 3 = 6","lines":["1 play 3 = 6","chance 2"],"drawn":29,"open":true,"by":"phfbs7bi7y3u","id":"54b89b9a-f764-4dc2-bff3-cdc02b6fb2f6"}',1795006934391);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',27,'move',0,'{"move":"play 9 = 15","lines":["0 play 9 = 15"],"drawn":29,"open":true,"by":"p54ux9q7wbhk","id":"742d99be-b760-4912-b4f5-f9c1c976582a"}',1795006934407);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',28,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6"],"drawn":29,"open":true,"by":"phfbs7bi7y3u","id":"e6097703-60e4-4d1f-b2ab-1a246df6eb00"}',1795006934423);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',29,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6"],"drawn":29,"open":true,"by":"p54ux9q7wbhk","id":"b3dafeb9-716f-4770-88b5-71b91296e1d7"}',1795006934430);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',30,'move',1,'{"move":"play 2 = 8","lines":["1 play 2 = 8"],"drawn":29,"open":true,"by":"phfbs7bi7y3u","id":"3941018c-1b71-444f-aacb-d542e6aaa440"}',1795006934446);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',31,'move',0,'{"move":"play 1 = 9","lines":["0 play 1 = 9"],"drawn":29,"open":true,"by":"p54ux9q7wbhk","id":"79fd8f14-1b54-457e-bd0e-c785c59e89ef"}',1795006934459);
INSERT INTO "rows" VALUES('fxzy4jfkrgtcbkxg',32,'move',1,'{"move":"play 3 = 12","lines":["1 play 3 = 12"],"drawn":29,"open":true,"by":"phfbs7bi7y3u","id":"eb7958f8-8c30-4aca-a316-fc3a91683ac5"}',1795006934482);
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
INSERT INTO "tables" VALUES('kbgsu5xiiitz9u34','RCTHUS','africa','playing',0,'p54ux9q7wbhk','529d3ab97d2d32e4aad86bc9a88f7c78a465d5e576faaa798846d4b5bf7b2944',0,1795006926813,1795006931431,NULL);
INSERT INTO "tables" VALUES('8n2rn8zihbzdzsuf','LTHUTL','usa','playing',0,'p54ux9q7wbhk','f97438f331ffe2651844b270ae132b043acbf77d62c278c24784820f825bd67b',0,1795006931962,1795006932047,NULL);
INSERT INTO "tables" VALUES('6f3bfaay6n56hr2z','ZGPMCS','tickets','playing',0,'p54ux9q7wbhk','758e0ffecedac5b6c9d39a622b98f9b11bd6688023eb5cdc9b60e46160533a33',0,1795006932572,1795006932579,NULL);
INSERT INTO "tables" VALUES('6gahuv3hc9ccyjxj','EZBRFQ','tenzania','playing',0,'p54ux9q7wbhk','3bb565514f204d2184f96a227c02447af0d96fe10a5b924f0dbe664929bccc82',0,1795006932715,1795006932775,NULL);
INSERT INTO "tables" VALUES('pjnzdphzc3p58m4g','RSXXDQ','tickets','waiting',0,'p54ux9q7wbhk','ae325162337d0cc777f9950d94f3baa91626c576f3aabaa4a78f2ba392accea0',0,1795006933655,1795006933655,NULL);
INSERT INTO "tables" VALUES('fxzy4jfkrgtcbkxg','HDSSWM','tenzania','over',0,'p54ux9q7wbhk','3f452ed4274c6c8ce6fda15d8d5e19100dca5ede5d5f94959ae2f6528a32be3e',0,1795006933814,1795006934482,NULL);
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
CREATE INDEX ix_tables_first_id ON tables (first_id);
CREATE INDEX tables_by_status ON tables (status, public, changed);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_daily_results_player ON daily_results (player);
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_hooks_player ON hooks (player);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
COMMIT;
