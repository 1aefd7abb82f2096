BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','ffee44e9c0b189e73b7fa1c5def934b58ee52421d72cb85613f277e6700f8b63');
INSERT INTO "keys" VALUES('day','bdd73c0490d7cf5b2103843225ecca74cb7198faea807c5cfd979e06b4b34069');
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
INSERT INTO "members" VALUES('pxsr86vere84','59websqaqxecugm9');
INSERT INTO "members" VALUES('pxsr86vere84','6qrwmmdyhw6itzcy');
INSERT INTO "members" VALUES('pxsr86vere84','8e8j48uwkzbqqir7');
INSERT INTO "members" VALUES('pxsr86vere84','di6tk3cw5b47za83');
INSERT INTO "members" VALUES('pxsr86vere84','g6ha8um2j22fjdkz');
INSERT INTO "members" VALUES('pzqcv7cwx2h8','59websqaqxecugm9');
INSERT INTO "members" VALUES('pzqcv7cwx2h8','5p5hnuhgsktkhkzw');
INSERT INTO "members" VALUES('pzqcv7cwx2h8','6qrwmmdyhw6itzcy');
INSERT INTO "members" VALUES('pzqcv7cwx2h8','8e8j48uwkzbqqir7');
INSERT INTO "members" VALUES('pzqcv7cwx2h8','di6tk3cw5b47za83');
INSERT INTO "members" VALUES('pzqcv7cwx2h8','g6ha8um2j22fjdkz');
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
INSERT INTO "players" VALUES('pzqcv7cwx2h8','Ada',1,NULL,'en','{}',1795005649489,0);
INSERT INTO "players" VALUES('pxsr86vere84','Ben',1,NULL,'fr','{}',1795005649891,0);
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
INSERT INTO "results" VALUES('di6tk3cw5b47za83',0,'tenzania','pzqcv7cwx2h8',NULL,'people',0.0,13,1795005653332);
INSERT INTO "results" VALUES('di6tk3cw5b47za83',1,'tenzania','pxsr86vere84',NULL,'people',1.0,17,1795005653332);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',0,'open',NULL,'{"game":"africa","host":"pzqcv7cwx2h8","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795005649929);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',1,'sit',1,'{"by":"pxsr86vere84","name":"Ben","colour":null,"luck":""}',1795005650869);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pxsr86vere84","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance plane-yellow","chance TGO"],"drawn":2}',1795005650895);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance SEN"],"drawn":3,"open":true,"by":"pzqcv7cwx2h8","id":"0d2e2675-bb70-4d4d-9f49-0a034a9c71c6"}',1795005651006);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance SDN"],"drawn":4,"open":true,"by":"pzqcv7cwx2h8","id":"30c15c90-7634-4e06-9816-e0a710e9f583"}',1795005651079);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance MRT"],"drawn":5,"open":true,"by":"pzqcv7cwx2h8","id":"6c5759fd-2dc5-4b4e-b6ae-65fa6f523a75"}',1795005651080);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance CIV"],"drawn":6,"open":true,"by":"pzqcv7cwx2h8","id":"35e7d2c2-7dbe-46c5-813c-d8b632f48dbf"}',1795005651081);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance LBY"],"drawn":7,"open":true,"by":"pzqcv7cwx2h8","id":"32aca5ac-d398-4dec-b9a7-28aa9b1cc23c"}',1795005651081);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance COD"],"drawn":8,"open":true,"by":"pzqcv7cwx2h8","id":"e49353af-bfaa-4202-93be-7ae5437911cc"}',1795005651082);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance car"],"drawn":9,"open":true,"by":"pzqcv7cwx2h8","id":"08b069b0-9431-4ad3-9d8e-d2d5af8ae04a"}',1795005651083);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance BWA"],"drawn":10,"open":true,"by":"pzqcv7cwx2h8","id":"d0ed9c5b-2ef0-4499-b569-40c9bd91ef40"}',1795005651084);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance ZAF"],"drawn":11,"open":true,"by":"pzqcv7cwx2h8","id":"9783af0c-a5f8-4d0b-8134-058d7d292609"}',1795005651084);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pzqcv7cwx2h8","id":"cae4fd49-b6e0-4d41-b2b5-d948413a78c0"}',1795005651085);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance plane-green"],"drawn":12,"open":true,"by":"pxsr86vere84","id":"bd846fdc-12bd-4129-8b36-3254f59dfd8d"}',1795005651086);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance car"],"drawn":13,"open":true,"by":"pxsr86vere84","id":"67be4581-79a9-4a09-aa6d-83c951b91b01"}',1795005651087);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance plane-blue"],"drawn":14,"open":true,"by":"pxsr86vere84","id":"74447635-381c-4302-9e0c-76ef553d8e2e"}',1795005651093);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance TUN"],"drawn":15,"open":true,"by":"pxsr86vere84","id":"2be82530-e2a1-4ea3-a06e-60d9eb626b0a"}',1795005651094);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance UGA"],"drawn":16,"open":true,"by":"pxsr86vere84","id":"ef7c7c79-f0e8-472f-b538-6c86cb54f451"}',1795005651095);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance CMR"],"drawn":17,"open":true,"by":"pxsr86vere84","id":"eb266ada-239a-48d2-a45a-c038bf541054"}',1795005651095);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance plane-pink"],"drawn":18,"open":true,"by":"pxsr86vere84","id":"e41d2311-89b2-4209-af5b-5e475801a6ab"}',1795005651096);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance DZA"],"drawn":19,"open":true,"by":"pxsr86vere84","id":"d81f5554-e918-4e36-928a-ddb77497de8c"}',1795005651097);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance ERI"],"drawn":20,"open":true,"by":"pxsr86vere84","id":"a298822a-2cb5-4b82-b075-79e59d0c3710"}',1795005651097);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance MOZ","chance LBR","chance TCD","chance first 0"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"1dc1a4f6-6d3d-4c7c-a6a3-d7c7ec5a4e93"}',1795005651102);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"pzqcv7cwx2h8","id":"eb99c336-e7e6-4b87-a470-26691583326b"}',1795005651132);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"pzqcv7cwx2h8","id":"17823c75-033a-4026-ac8d-992f48ff0cec"}',1795005651143);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"03808499-618a-42eb-8fa8-af3b108bcf2b"}',1795005651151);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"pzqcv7cwx2h8","id":"b33ee86a-5275-41f0-ac1e-e06d29ee805a"}',1795005651166);
INSERT INTO "rows" VALUES('8e8j48uwkzbqqir7',27,'chat',0,'{"name":"Ada","text":"hello","by":"pzqcv7cwx2h8","id":"0a910bf8-bd72-4864-a8ae-73d10fbfe979"}',1795005651175);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',0,'open',NULL,'{"game":"usa","host":"pzqcv7cwx2h8","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795005651193);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',1,'sit',1,'{"by":"pxsr86vere84","name":"Ben","colour":null,"luck":""}',1795005651205);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pxsr86vere84","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance WV","chance ID"],"drawn":2}',1795005651217);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance car"],"drawn":3,"open":true,"by":"pzqcv7cwx2h8","id":"02206efc-00e0-4ddb-b3bc-aab5ad061e98"}',1795005651355);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance plane-green"],"drawn":4,"open":true,"by":"pzqcv7cwx2h8","id":"66212acb-f1f9-4a4f-a072-09de542ec56d"}',1795005651474);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance OH"],"drawn":5,"open":true,"by":"pzqcv7cwx2h8","id":"9fd453e5-6b71-498c-ba98-1b78eb5e720f"}',1795005651569);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance TN"],"drawn":6,"open":true,"by":"pzqcv7cwx2h8","id":"e443f5df-b47b-46d8-b6d5-346e33ce8db4"}',1795005651587);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance VA"],"drawn":7,"open":true,"by":"pzqcv7cwx2h8","id":"cf83033a-4e2e-47f4-a283-7af72541da78"}',1795005651594);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance MI"],"drawn":8,"open":true,"by":"pzqcv7cwx2h8","id":"0bcce6cb-7ba2-4bb3-8a8b-e77a241f0264"}',1795005651603);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance NJ"],"drawn":9,"open":true,"by":"pzqcv7cwx2h8","id":"f1901f24-81d4-481f-beb5-561ae1babf35"}',1795005651611);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance TX"],"drawn":10,"open":true,"by":"pzqcv7cwx2h8","id":"361b54f6-c289-4594-a665-9d0074a270b3"}',1795005651623);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance MN"],"drawn":11,"open":true,"by":"pzqcv7cwx2h8","id":"f93092cb-6f7c-4d5a-baba-7e5d2e14b5de"}',1795005651635);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pzqcv7cwx2h8","id":"9e28bb32-7e4b-4b1c-84dd-a32887033fd0"}',1795005651647);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance FL"],"drawn":12,"open":true,"by":"pxsr86vere84","id":"e83b2cc4-3dca-4847-8a54-9e342afe608d"}',1795005651659);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance UT"],"drawn":13,"open":true,"by":"pxsr86vere84","id":"eb722f14-007b-44d1-8c64-85d1024105e2"}',1795005651671);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance VT"],"drawn":14,"open":true,"by":"pxsr86vere84","id":"9f3adcb1-fada-4375-ba21-f6378cfcc801"}',1795005651683);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance MO"],"drawn":15,"open":true,"by":"pxsr86vere84","id":"65d1b11d-ae8f-42f1-844d-ce3526436e22"}',1795005651691);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance PA"],"drawn":16,"open":true,"by":"pxsr86vere84","id":"2fc47615-de2a-4bc8-8467-f4014ba9ce7e"}',1795005651703);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-yellow"],"drawn":17,"open":true,"by":"pxsr86vere84","id":"e06114d2-3321-4580-83e3-41a64d7cd2ba"}',1795005651715);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance CT"],"drawn":18,"open":true,"by":"pxsr86vere84","id":"d08a0f34-08f3-447e-8cbc-04d5d597ca5d"}',1795005651715);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance KY"],"drawn":19,"open":true,"by":"pxsr86vere84","id":"db43fccb-a18a-4f3b-b3f7-fe2b65546fa2"}',1795005651716);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance WY"],"drawn":20,"open":true,"by":"pxsr86vere84","id":"82dd7ae5-b0cd-4b1d-a186-6b12dcf0f041"}',1795005651717);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance car","chance car","chance car","chance first 1"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"88291359-b823-4f16-9ec1-017431d9870c"}',1795005651717);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"db0c9aed-7748-45e1-bc07-c7687b279c22"}',1795005651718);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"9b524ccb-de6c-47b3-98fe-56f532bbf0ad"}',1795005651719);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"pzqcv7cwx2h8","id":"241c8def-bf6c-4394-888f-b00e0afb431f"}',1795005651719);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"69103fdc-d166-4961-9730-4e1c5462ba6a"}',1795005651720);
INSERT INTO "rows" VALUES('g6ha8um2j22fjdkz',27,'chat',0,'{"name":"Ada","text":"hello","by":"pzqcv7cwx2h8","id":"e4bb3b33-dfac-4a1f-a654-644793ce2925"}',1795005651720);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',0,'open',NULL,'{"game":"tickets","host":"pzqcv7cwx2h8","options":{"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795005651723);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',1,'sit',1,'{"by":"pxsr86vere84","name":"Ben","colour":null,"luck":""}',1795005651725);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pxsr86vere84","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance green","chance white","chance yellow","chance locomotive","chance desert","chance elizabethville port-florence","chance chad cape-town","chance madagascar walvis-bay","chance sudan cape-town","chance black","chance red","chance black","chance black","chance mountain","chance addis-ababa zomba","chance cabinda mocambique","chance madagascar mocamedes","chance bogoro zomba","chance locomotive","chance orange","chance blue","chance red","chance purple","chance mountain","chance desert"],"drawn":25}',1795005651727);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"pzqcv7cwx2h8","id":"b8850fcc-4a38-46ae-b0da-25dbb73e46e2"}',1795005651905);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 0"],"drawn":26,"open":true,"by":"pxsr86vere84","id":"2ea7ce16-2271-4b00-9f65-153330a94aa1"}',1795005651999);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',5,'move',0,'{"move":"claim ngaoundere junction-northwest 1","lines":["0 claim ngaoundere junction-northwest 1"],"drawn":26,"open":false,"by":"pzqcv7cwx2h8","id":"2df3f63c-bc39-4519-a31f-8bec5aa3872c"}',1795005652088);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',6,'move',0,'{"move":"double 0","lines":["0 double 0"],"drawn":26,"open":true,"by":"pzqcv7cwx2h8","id":"16d145f9-c642-4e91-baef-a968f47a2468"}',1795005652110);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',7,'move',1,'{"move":"claim mocambique beira 2","lines":["1 claim mocambique beira 2"],"drawn":26,"open":false,"by":"pxsr86vere84","id":"c334cd3b-105f-4e1c-8702-bb9f78d2d9e9"}',1795005652213);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',8,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":26,"open":true,"by":"pxsr86vere84","id":"9d2b1cac-f679-429e-9da8-0c9f3aec5ea1"}',1795005652296);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',9,'move',0,'{"move":"claim douala libreville 1","lines":["0 claim douala libreville 1"],"drawn":26,"open":false,"by":"pzqcv7cwx2h8","id":"dcf8ada7-0b1c-4a74-9cf2-23551c58ecfa"}',1795005652342);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',10,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"pzqcv7cwx2h8","id":"8c80ebe4-1911-4949-bc5e-50a8a5c96bf7"}',1795005652355);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',11,'move',1,'{"move":"train deck","lines":["1 train deck","chance locomotive"],"drawn":27,"open":true,"by":"pxsr86vere84","id":"1aa03f85-97cb-4673-bac0-89e37bb4ef52"}',1795005652435);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',12,'move',1,'{"move":"terrain mountain","lines":["1 terrain mountain","chance desert"],"drawn":28,"open":true,"by":"pxsr86vere84","id":"24b4f261-106f-4f61-abf9-8544877857e5"}',1795005652506);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',13,'move',0,'{"move":"terrain desert","lines":["0 terrain desert","chance jungle"],"drawn":29,"open":true,"by":"pzqcv7cwx2h8","id":"473eb0e3-155b-4a2b-9e49-4abbe68c1734"}',1795005652523);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',14,'move',0,'{"move":"terrain deck","lines":["0 terrain deck","chance mountain"],"drawn":30,"open":true,"by":"pzqcv7cwx2h8","id":"c3a6c8d9-abc9-4a59-9b25-5fb04054725e"}',1795005652631);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',15,'move',1,'{"move":"train purple","lines":["1 train purple","chance green"],"drawn":31,"open":true,"by":"pxsr86vere84","id":"2a3bafee-fcc8-4175-bf4b-2a92941a2f44"}',1795005652661);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',16,'move',1,'{"move":"train orange","lines":["1 train orange","chance green"],"drawn":32,"open":true,"by":"pxsr86vere84","id":"8f776c66-ca0f-435c-8f8e-b9d9a6295025"}',1795005652787);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',17,'move',0,'{"move":"claim mombasa dar-es-salaam 1","lines":["0 claim mombasa dar-es-salaam 1"],"drawn":32,"open":false,"by":"pzqcv7cwx2h8","id":"2719e8a0-f650-47bd-8a71-a18f59eb0ac1"}',1795005652794);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',18,'move',0,'{"move":"double 0","lines":["0 double 0"],"drawn":32,"open":true,"by":"pzqcv7cwx2h8","id":"d4e7a33f-0561-4562-97f7-0b4043f4b42a"}',1795005652794);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',19,'move',1,'{"move":"train deck","lines":["1 train deck","chance black"],"drawn":33,"open":true,"by":"pxsr86vere84","id":"ae5fec61-7c4c-44e2-8006-35c9b574dffc"}',1795005652796);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',20,'move',1,'{"move":"train green","lines":["1 train green","chance blue"],"drawn":34,"open":true,"by":"pxsr86vere84","id":"d25f7708-ee76-4e62-91b6-853dd6e06baa"}',1795005652801);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',21,'move',0,'{"move":"train blue","lines":["0 train blue","chance black"],"drawn":35,"open":true,"by":"pzqcv7cwx2h8","id":"9667eccd-247d-489d-a7c8-c5e5108d000f"}',1795005652804);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',22,'move',0,'{"move":"terrain deck","lines":["0 terrain deck","chance desert"],"drawn":36,"open":true,"by":"pzqcv7cwx2h8","id":"cd761caf-0737-453f-865c-cee539c021a8"}',1795005652805);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',23,'move',1,'{"move":"claim douala nigeria-1 2","lines":["1 claim douala nigeria-1 2"],"drawn":36,"open":false,"by":"pxsr86vere84","id":"73a1f574-b8d2-4924-9d99-271d2266aa72"}',1795005652809);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',24,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":36,"open":true,"by":"pxsr86vere84","id":"ec331082-55e9-4944-9a3f-2caa7f0be764"}',1795005652810);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',25,'move',0,'{"move":"terrain jungle","lines":["0 terrain jungle","chance mountain"],"drawn":37,"open":true,"by":"pzqcv7cwx2h8","id":"439539f8-8e2e-4bb1-8aa9-6c238f7dce31"}',1795005652815);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',26,'move',0,'{"move":"train red","lines":["0 train red","chance yellow"],"drawn":38,"open":true,"by":"pzqcv7cwx2h8","id":"c6425fc7-d375-4308-af01-902ad0c38e33"}',1795005652816);
INSERT INTO "rows" VALUES('6qrwmmdyhw6itzcy',27,'chat',0,'{"name":"Ada","text":"hello","by":"pzqcv7cwx2h8","id":"a7cdeaee-99f3-4455-a6c3-10b3d4c05ae7"}',1795005652823);
INSERT INTO "rows" VALUES('59websqaqxecugm9',0,'open',NULL,'{"game":"tenzania","host":"pzqcv7cwx2h8","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795005652832);
INSERT INTO "rows" VALUES('59websqaqxecugm9',1,'sit',1,'{"by":"pxsr86vere84","name":"Ben","colour":null,"luck":""}',1795005652946);
INSERT INTO "rows" VALUES('59websqaqxecugm9',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pxsr86vere84","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 5","chance 0","chance 2","chance 3","chance 1","chance 1","chance first 1"],"drawn":7}',1795005652999);
INSERT INTO "rows" VALUES('59websqaqxecugm9',3,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 2"],"drawn":8,"open":true,"by":"pxsr86vere84","id":"1ebb99d8-a141-4e08-9b0f-18fc21abeeff"}',1795005653138);
INSERT INTO "rows" VALUES('59websqaqxecugm9',4,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 0"],"drawn":9,"open":true,"by":"pzqcv7cwx2h8","id":"8c3cab2a-8630-4a98-a619-6fa458d55d0c"}',1795005653167);
INSERT INTO "rows" VALUES('59websqaqxecugm9',5,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 6"],"drawn":10,"open":true,"by":"pxsr86vere84","id":"04ce56d5-8e94-453c-b09a-d3a344de93a7"}',1795005653175);
INSERT INTO "rows" VALUES('59websqaqxecugm9',6,'move',0,'{"move":"play 5 = 7","lines":["0 play 5 = 7","chance 7"],"drawn":11,"open":true,"by":"pzqcv7cwx2h8","id":"048f9125-0934-4230-9123-b742a7b3465f"}',1795005653175);
INSERT INTO "rows" VALUES('59websqaqxecugm9',7,'move',1,'{"move":"play 6 = 13","lines":["1 play 6 = 13","chance 2"],"drawn":12,"open":true,"by":"pxsr86vere84","id":"afc9ee97-c06a-4630-90b3-ac736fecfc7a"}',1795005653183);
INSERT INTO "rows" VALUES('59websqaqxecugm9',8,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 8"],"drawn":13,"open":true,"by":"pzqcv7cwx2h8","id":"44aa56be-7626-42ee-be8a-51fced0eb644"}',1795005653203);
INSERT INTO "rows" VALUES('59websqaqxecugm9',9,'move',1,'{"move":"play 2 = 4","lines":["1 play 2 = 4","chance 4"],"drawn":14,"open":true,"by":"pxsr86vere84","id":"716193cc-eb2f-4bcf-b789-f08df1c033cc"}',1795005653227);
INSERT INTO "rows" VALUES('59websqaqxecugm9',10,'move',0,'{"move":"play 8 = 12","lines":["0 play 8 = 12","chance 4"],"drawn":15,"open":true,"by":"pzqcv7cwx2h8","id":"24f4d3af-759a-44a2-a479-dbccabbd240a"}',1795005653227);
INSERT INTO "rows" VALUES('59websqaqxecugm9',11,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 3"],"drawn":16,"open":true,"by":"pxsr86vere84","id":"e4b9fcc8-bf85-44c7-8159-27513f7360e4"}',1795005653228);
INSERT INTO "rows" VALUES('59websqaqxecugm9',12,'move',0,'{"move":"play 4 = 7","lines":["0 play 4 = 7","chance 6"],"drawn":17,"open":true,"by":"pzqcv7cwx2h8","id":"e54373d3-9786-4112-8d29-dc0d227f4da2"}',1795005653229);
INSERT INTO "rows" VALUES('59websqaqxecugm9',13,'move',1,'{"move":"play 4 = 11","lines":["1 play 4 = 11","chance 5"],"drawn":18,"open":true,"by":"pxsr86vere84","id":"db468103-a666-4e2f-a4fd-ae38c77d60f0"}',1795005653229);
INSERT INTO "rows" VALUES('59websqaqxecugm9',14,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 7"],"drawn":19,"open":true,"by":"pzqcv7cwx2h8","id":"64a59689-ed9c-428e-8503-20899fa3bdde"}',1795005653230);
INSERT INTO "rows" VALUES('59websqaqxecugm9',15,'move',1,'{"move":"play 1 = 7","lines":["1 play 1 = 7","chance 9"],"drawn":20,"open":true,"by":"pxsr86vere84","id":"69bcd77a-af45-4eb5-a1d2-f9ec8899a75c"}',1795005653230);
INSERT INTO "rows" VALUES('59websqaqxecugm9',16,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 0"],"drawn":21,"open":true,"by":"pzqcv7cwx2h8","id":"88cbb961-5c9a-4345-9274-321bacdef468"}',1795005653231);
INSERT INTO "rows" VALUES('59websqaqxecugm9',17,'move',1,'{"move":"play 9 = 16","lines":["1 play 9 = 16","chance 2"],"drawn":22,"open":true,"by":"pxsr86vere84","id":"f8c60a1a-1196-4edd-8a14-fcbb36a6135c"}',1795005653232);
INSERT INTO "rows" VALUES('59websqaqxecugm9',18,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 7"],"drawn":23,"open":true,"by":"pzqcv7cwx2h8","id":"be79d79c-ad67-481b-9677-98cb4fb6849f"}',1795005653232);
INSERT INTO "rows" VALUES('59websqaqxecugm9',19,'move',1,'{"move":"play 2 = 9","lines":["1 play 2 = 9","chance 8"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"953f383f-b6e3-4346-a2ec-7e4e31ea4b09"}',1795005653233);
INSERT INTO "rows" VALUES('59websqaqxecugm9',20,'move',0,'{"move":"play 7 = 16","lines":["0 play 7 = 16","chance 5"],"drawn":25,"open":true,"by":"pzqcv7cwx2h8","id":"964a159c-2feb-4aee-8044-0261035f83c8"}',1795005653233);
INSERT INTO "rows" VALUES('59websqaqxecugm9',21,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 6"],"drawn":26,"open":true,"by":"pxsr86vere84","id":"a276e60c-efe2-47d1-8763-982695c937a0"}',1795005653234);
INSERT INTO "rows" VALUES('59websqaqxecugm9',22,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 0"],"drawn":27,"open":true,"by":"pzqcv7cwx2h8","id":"c7312777-13b0-4431-831b-b443c5fba6ae"}',1795005653234);
INSERT INTO "rows" VALUES('59websqaqxecugm9',23,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 9"],"drawn":28,"open":true,"by":"pxsr86vere84","id":"140c0bf0-8cbf-4ae7-84de-521a7bee2dd3"}',1795005653235);
INSERT INTO "rows" VALUES('59websqaqxecugm9',24,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 4"],"drawn":29,"open":true,"by":"pzqcv7cwx2h8","id":"5cc4a79c-3953-46d3-800b-32e1e2f3c165"}',1795005653236);
INSERT INTO "rows" VALUES('59websqaqxecugm9',25,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 3"],"drawn":30,"open":true,"by":"pxsr86vere84","id":"600635de-e9eb-4b59-bdfd-1c5c32c44d0c"}',1795005653236);
INSERT INTO "rows" VALUES('59websqaqxecugm9',26,'move',0,'{"move":"play 5 = 4","lines":["0 play 5 = 4","chance 7"],"drawn":31,"open":true,"by":"pzqcv7cwx2h8","id":"247f73c7-35d7-4837-8403-68cecbc139da"}',1795005653237);
INSERT INTO "rows" VALUES('59websqaqxecugm9',27,'chat',0,'{"name":"Ada","text":"hello","by":"pzqcv7cwx2h8","id":"7e56e63c-387d-4da3-b594-eb329fe7476b"}',1795005653237);
INSERT INTO "rows" VALUES('5p5hnuhgsktkhkzw',0,'open',NULL,'{"game":"tickets","host":"pzqcv7cwx2h8","options":{"first":null},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795005653239);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',0,'open',NULL,'{"game":"tenzania","host":"pzqcv7cwx2h8","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795005653242);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',1,'sit',1,'{"by":"pxsr86vere84","name":"Ben","colour":null,"luck":""}',1795005653244);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pzqcv7cwx2h8","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pxsr86vere84","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 1","chance 1","chance 5","chance 0","chance 4","chance 6"],"drawn":6}',1795005653245);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',3,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 0"],"drawn":7,"open":true,"by":"pzqcv7cwx2h8","id":"dfeaf06a-ef20-422a-b4a6-d75cc8ccfdd9"}',1795005653249);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',4,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 2"],"drawn":8,"open":true,"by":"pxsr86vere84","id":"ba880316-4f62-434d-84c4-ede8ef142857"}',1795005653250);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',5,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 3"],"drawn":9,"open":true,"by":"pzqcv7cwx2h8","id":"bf5c381e-73f8-4375-a882-a5d91db0f9b5"}',1795005653250);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',6,'move',1,'{"move":"play 4 = 5","lines":["1 play 4 = 5","chance 9"],"drawn":10,"open":true,"by":"pxsr86vere84","id":"73c239ef-81ab-4716-8345-24fb7f132602"}',1795005653251);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',7,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 3"],"drawn":11,"open":true,"by":"pzqcv7cwx2h8","id":"1cf78b4b-4a40-4081-b990-ce3a38748d40"}',1795005653251);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',8,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 1"],"drawn":12,"open":true,"by":"pxsr86vere84","id":"69d5de07-86b5-4fb2-a9c4-31fe8943a60b"}',1795005653252);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',9,'move',0,'{"move":"play 3 = 5","lines":["0 play 3 = 5","chance 3"],"drawn":13,"open":true,"by":"pzqcv7cwx2h8","id":"bb15cb36-865f-4bbd-bf43-a453df7e8ca9"}',1795005653254);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',10,'move',1,'{"move":"play 9 = 14","lines":["1 play 9 = 14","chance 7"],"drawn":14,"open":true,"by":"pxsr86vere84","id":"c6068680-5b61-4498-a0bd-520bbb56c3d1"}',1795005653255);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',11,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 5"],"drawn":15,"open":true,"by":"pzqcv7cwx2h8","id":"cfb0de93-588c-4ea2-9d48-d2ee4999b8f3"}',1795005653256);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',12,'move',1,'{"move":"play 6 = 9","lines":["1 play 6 = 9","chance 9"],"drawn":16,"open":true,"by":"pxsr86vere84","id":"aa7ecf87-4dd0-46a7-9624-47a3e56a5fe4"}',1795005653259);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',13,'move',0,'{"move":"play 3 = 12","lines":["0 play 3 = 12","chance 8"],"drawn":17,"open":true,"by":"pzqcv7cwx2h8","id":"a2934c10-e0b2-4aab-b85d-7d1173902863"}',1795005653259);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',14,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 7"],"drawn":18,"open":true,"by":"pxsr86vere84","id":"331d02cc-ef06-443b-8178-908fc462f705"}',1795005653260);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',15,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 0"],"drawn":19,"open":true,"by":"pzqcv7cwx2h8","id":"26afa3b7-0aa8-433b-a3d9-f3731c3b328e"}',1795005653261);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',16,'move',1,'{"move":"play 7 = 8","lines":["1 play 7 = 8","chance 4"],"drawn":20,"open":true,"by":"pxsr86vere84","id":"1eed0902-9d0a-41cb-909e-4e1ced160cd0"}',1795005653261);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',17,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 8"],"drawn":21,"open":true,"by":"pzqcv7cwx2h8","id":"cf71e9a7-786f-45f1-84dd-b9ee946f6719"}',1795005653262);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',18,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 7"],"drawn":22,"open":true,"by":"pxsr86vere84","id":"8be895f4-37c2-4e59-8f7e-3d000ee4d9f2"}',1795005653262);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',19,'move',0,'{"move":"play 5 = 2","lines":["0 play 5 = 2","chance 9"],"drawn":23,"open":true,"by":"pzqcv7cwx2h8","id":"0e4a56e2-1a52-4c28-8de2-bdcaf4c2c909"}',1795005653263);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',20,'move',1,'{"move":"play 4 = 6","lines":["1 play 4 = 6","chance 2"],"drawn":24,"open":true,"by":"pxsr86vere84","id":"ad776908-ee44-4fb8-95e5-807c64f13613"}',1795005653263);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',21,'move',0,'{"move":"play 9 = 15","lines":["0 play 9 = 15","chance 5"],"drawn":25,"open":true,"by":"pzqcv7cwx2h8","id":"9d404766-b831-4e6d-853b-2ea5cb2bdc2e"}',1795005653271);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',22,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 6"],"drawn":26,"open":true,"by":"pxsr86vere84","id":"64a9d316-6446-47da-b4c4-5b2082acf59d"}',1795005653279);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',23,'move',0,'{"move":"play 5 = 14","lines":["0 play 5 = 14","chance 2"],"drawn":27,"open":true,"by":"pzqcv7cwx2h8","id":"a79de1ec-4f49-4097-8397-b6ea848ce1d2"}',1795005653291);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',24,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 8"],"drawn":28,"open":true,"by":"pxsr86vere84","id":"8cef7a98-9e10-46e1-ba12-edaadfd2da1b"}',1795005653291);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',25,'move',0,'{"move":"play 8 = 14","lines":["0 play 8 = 14","chance 6"],"drawn":29,"open":true,"by":"pzqcv7cwx2h8","id":"8638cee6-30d9-4fc2-ac17-eed5b991d84c"}',1795005653295);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',26,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 4"],"drawn":29,"open":true,"by":"pxsr86vere84","id":"994f045e-506b-4e4e-9653-6a21742b2363"}',1795005653295);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',27,'move',0,'{"move":"play 8 = 10","lines":["0 play 8 = 10"],"drawn":29,"open":true,"by":"pzqcv7cwx2h8","id":"db0c9b5d-07fa-43cc-bf3b-8b62be5077ec"}',1795005653302);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',28,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8"],"drawn":29,"open":true,"by":"pxsr86vere84","id":"77424298-ca15-432e-843a-c083b95ceed8"}',1795005653304);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',29,'move',0,'{"move":"play 6 = 14","lines":["0 play 6 = 14"],"drawn":29,"open":true,"by":"pzqcv7cwx2h8","id":"59543d6d-642b-43eb-89b2-50e9941a538f"}',1795005653307);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',30,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4"],"drawn":29,"open":true,"by":"pxsr86vere84","id":"89a3c334-4799-4dc6-bfa2-93de1439022b"}',1795005653308);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',31,'move',0,'{"move":"play 2 = 6","lines":["0 play 2 = 6"],"drawn":29,"open":true,"by":"pzqcv7cwx2h8","id":"70f5abfe-4a26-4e7c-9a36-26bf19e3a660"}',1795005653308);
INSERT INTO "rows" VALUES('di6tk3cw5b47za83',32,'move',1,'{"move":"play 7 = 13","lines":["1 play 7 = 13"],"drawn":29,"open":true,"by":"pxsr86vere84","id":"efd1a663-a0ce-4b6e-bccb-56b0acd6c553"}',1795005653332);
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
INSERT INTO "tables" VALUES('8e8j48uwkzbqqir7','JKASRC','africa','playing',0,'pzqcv7cwx2h8','41958d61289ba0444eb76f78ed4202733e8f1ca7e467bd7f96e9780871c3c8a4',0,1795005649929,1795005650895);
INSERT INTO "tables" VALUES('g6ha8um2j22fjdkz','TCFJXY','usa','playing',0,'pzqcv7cwx2h8','b2e032199e3527c1696792b4d827885e98ee057dd968cf58ed657c9ea8091996',0,1795005651193,1795005651217);
INSERT INTO "tables" VALUES('6qrwmmdyhw6itzcy','LZHVAG','tickets','playing',0,'pzqcv7cwx2h8','90fffa3d4ca1a561ad8934f48cd7470fcad0812f81e2ae914f03d2313ac8930f',0,1795005651723,1795005651727);
INSERT INTO "tables" VALUES('59websqaqxecugm9','FLREJU','tenzania','playing',0,'pzqcv7cwx2h8','99357e4019b9fd7c37b3885776e930640ff26b731a3dc883c226247bef2588f2',0,1795005652832,1795005652999);
INSERT INTO "tables" VALUES('5p5hnuhgsktkhkzw','LRFWTX','tickets','waiting',0,'pzqcv7cwx2h8','0bc85a93807f2fe812de66ea7d80080cfce795c83ad14a8af18c9dbae52905d2',0,1795005653239,1795005653239);
INSERT INTO "tables" VALUES('di6tk3cw5b47za83','WVHBAF','tenzania','over',0,'pzqcv7cwx2h8','d9e88564bafd1ccf2c3efebadb9541e44dc4fa21c5293e7838f267e3f219572a',0,1795005653242,1795005653332);
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
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_daily_results_player ON daily_results (player);
COMMIT;
