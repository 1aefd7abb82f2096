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
INSERT INTO "keys" VALUES('signing','9b110ab6181ffb6f729aad5062c3d1bdfb754ad6ac8c65598edaf8b76d7258dc');
INSERT INTO "keys" VALUES('push','706d42f3fab38db92cd79c94394a1dbe245236c2111fc24e4747a31930c900fc');
INSERT INTO "keys" VALUES('day','127e4fc3e3ac1c73934cedb829f14c1fe6737e362b7bd5f20194cf1146388d81');
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
INSERT INTO "members" VALUES('p9xcqunsmgek','43fivbhmkqdy6j6s');
INSERT INTO "members" VALUES('p9xcqunsmgek','ctj7iuxmpqshgz2p');
INSERT INTO "members" VALUES('p9xcqunsmgek','kn6tmb9a66w6gwnd');
INSERT INTO "members" VALUES('p9xcqunsmgek','ukrsff7sgn82uemu');
INSERT INTO "members" VALUES('p9xcqunsmgek','vhmqwmcjammdzixr');
INSERT INTO "members" VALUES('p9xcqunsmgek','zk22yq4hqpveyhcw');
INSERT INTO "members" VALUES('ps7gk6efx2h7','ctj7iuxmpqshgz2p');
INSERT INTO "members" VALUES('ps7gk6efx2h7','kn6tmb9a66w6gwnd');
INSERT INTO "members" VALUES('ps7gk6efx2h7','ukrsff7sgn82uemu');
INSERT INTO "members" VALUES('ps7gk6efx2h7','vhmqwmcjammdzixr');
INSERT INTO "members" VALUES('ps7gk6efx2h7','zk22yq4hqpveyhcw');
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
INSERT INTO "players" VALUES('p9xcqunsmgek','Ada',1,NULL,'en','{}',1795007773403,0);
INSERT INTO "players" VALUES('ps7gk6efx2h7','Ben',1,NULL,'fr','{}',1795007773840,0);
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
INSERT INTO "results" VALUES('ukrsff7sgn82uemu',0,'tenzania','p9xcqunsmgek',NULL,'people',1.0,20,1795007778355);
INSERT INTO "results" VALUES('ukrsff7sgn82uemu',1,'tenzania','ps7gk6efx2h7',NULL,'people',0.0,10,1795007778355);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',0,'open',NULL,'{"game":"africa","host":"p9xcqunsmgek","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795007773860);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',1,'sit',1,'{"by":"ps7gk6efx2h7","name":"Ben","colour":null,"luck":""}',1795007777509);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"ps7gk6efx2h7","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance NER","chance AGO"],"drawn":2}',1795007777571);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance NER"],"drawn":3,"open":true,"by":"p9xcqunsmgek","id":"6be05b2c-5643-478e-98a1-bbcba024697c"}',1795007777673);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance SEN"],"drawn":4,"open":true,"by":"p9xcqunsmgek","id":"0dfb62a1-2f1c-4b25-ba86-a5e92b99853f"}',1795007777735);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance plane-green"],"drawn":5,"open":true,"by":"p9xcqunsmgek","id":"83ddbd7d-809c-4b6c-8428-05e252b6fbf7"}',1795007777752);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance EGY"],"drawn":6,"open":true,"by":"p9xcqunsmgek","id":"5384037e-d4c5-469a-b1e6-820c825e3b8f"}',1795007777759);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance plane-yellow"],"drawn":7,"open":true,"by":"p9xcqunsmgek","id":"a235b969-bd82-46c3-bb90-c3c13d4ec1e9"}',1795007777768);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance RWA"],"drawn":8,"open":true,"by":"p9xcqunsmgek","id":"669894e1-dde1-43c4-845c-9cbc04b31934"}',1795007777775);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance SDN"],"drawn":9,"open":true,"by":"p9xcqunsmgek","id":"da71fdb4-6265-4315-9a1c-5a174b491b5b"}',1795007777783);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance LBR"],"drawn":10,"open":true,"by":"p9xcqunsmgek","id":"c286f9e5-b5af-4835-85cf-9e7336ba6962"}',1795007777791);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance plane-blue"],"drawn":11,"open":true,"by":"p9xcqunsmgek","id":"eccb681a-227a-496a-a6e8-aa27f3a8a5b9"}',1795007777803);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p9xcqunsmgek","id":"639ea741-4cfe-4ef1-a1c2-dc1d6637b4e1"}',1795007777810);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance MLI"],"drawn":12,"open":true,"by":"ps7gk6efx2h7","id":"32649b74-eb10-4f81-9c2b-0e2849de7eff"}',1795007777819);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance ZAF"],"drawn":13,"open":true,"by":"ps7gk6efx2h7","id":"e9fb4f05-712a-42c6-af21-daad27a3c226"}',1795007777823);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance SLE"],"drawn":14,"open":true,"by":"ps7gk6efx2h7","id":"fb41f1f9-a5ac-4a4f-a2d3-0e91f8dca1fd"}',1795007777829);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance plane-pink"],"drawn":15,"open":true,"by":"ps7gk6efx2h7","id":"384978b4-dbcc-4d29-a8a5-cce817218a30"}',1795007777839);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance GHA"],"drawn":16,"open":true,"by":"ps7gk6efx2h7","id":"5ac43eb5-86b8-493c-8873-043c409c0ff5"}',1795007777846);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-yellow"],"drawn":17,"open":true,"by":"ps7gk6efx2h7","id":"b9dccb56-2a7b-46eb-8fbc-7ad42d4d70b5"}',1795007777855);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance GIN"],"drawn":18,"open":true,"by":"ps7gk6efx2h7","id":"07fbeda2-4d68-4b6a-b413-bd3e2be2f3bc"}',1795007777861);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance SDN"],"drawn":19,"open":true,"by":"ps7gk6efx2h7","id":"22a823f5-33df-44cf-a0ce-6fa94afed601"}',1795007777872);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance plane-pink"],"drawn":20,"open":true,"by":"ps7gk6efx2h7","id":"ee8165f4-b82a-40c8-b46e-40368a4cec3e"}',1795007777881);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance COD","chance MRT","chance ZMB","chance first 0"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"c199840c-6b15-470c-a702-3cc19c9af3f5"}',1795007777888);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"p9xcqunsmgek","id":"cd1aeb71-7259-4525-b8ef-dc685907b0cd"}',1795007777903);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"p9xcqunsmgek","id":"df892eee-8a8a-419e-a1e7-aa6fb51f2d6e"}',1795007777912);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"e6658eda-4cb0-4d31-b109-cc5847ae8dba"}',1795007777917);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"p9xcqunsmgek","id":"1f45da25-715b-4fab-b4a9-7f12b6d7878b"}',1795007777923);
INSERT INTO "rows" VALUES('kn6tmb9a66w6gwnd',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9xcqunsmgek","id":"ea7088ba-5b6c-4266-b972-261a27ee896f"}',1795007777925);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',0,'open',NULL,'{"game":"usa","host":"p9xcqunsmgek","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795007777930);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',1,'sit',1,'{"by":"ps7gk6efx2h7","name":"Ben","colour":null,"luck":""}',1795007777940);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"ps7gk6efx2h7","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance OR","chance RI"],"drawn":2}',1795007777965);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance CT"],"drawn":3,"open":true,"by":"p9xcqunsmgek","id":"1bcef0e6-544f-46b4-ac94-e99213918df5"}',1795007777984);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance LA"],"drawn":4,"open":true,"by":"p9xcqunsmgek","id":"307ff22e-81ef-40a2-8b87-3cc56161552d"}',1795007778022);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance FL"],"drawn":5,"open":true,"by":"p9xcqunsmgek","id":"a8401f0f-933e-4694-a451-d1945f12e448"}',1795007778051);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance NH"],"drawn":6,"open":true,"by":"p9xcqunsmgek","id":"4dac947d-15de-4be5-a710-04beaabe33c3"}',1795007778055);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance plane-pink"],"drawn":7,"open":true,"by":"p9xcqunsmgek","id":"1055521e-1fa7-4de3-a381-3aefb0382fbc"}',1795007778056);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance KS"],"drawn":8,"open":true,"by":"p9xcqunsmgek","id":"af39d3e3-c8b6-49b8-a652-c2a641c4eff0"}',1795007778059);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance MO"],"drawn":9,"open":true,"by":"p9xcqunsmgek","id":"9df7286a-c833-40cc-a54b-98854bb1016d"}',1795007778064);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance MI"],"drawn":10,"open":true,"by":"p9xcqunsmgek","id":"60363c5c-def8-4535-87aa-d0418454d18d"}',1795007778065);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance MD"],"drawn":11,"open":true,"by":"p9xcqunsmgek","id":"50e5424b-63f8-4bae-ad47-b8a78866db03"}',1795007778067);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p9xcqunsmgek","id":"f5a36ac3-4ff0-4ade-a3ae-3050b98b2988"}',1795007778069);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance car"],"drawn":12,"open":true,"by":"ps7gk6efx2h7","id":"80435af4-71ee-4680-a223-6e85f4a868a3"}',1795007778069);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance WI"],"drawn":13,"open":true,"by":"ps7gk6efx2h7","id":"22a42cc5-ebbd-447c-b109-3fb17e7086f0"}',1795007778070);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance DE"],"drawn":14,"open":true,"by":"ps7gk6efx2h7","id":"3593955a-9baf-4867-9948-bf13cf5e89dc"}',1795007778071);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance GA"],"drawn":15,"open":true,"by":"ps7gk6efx2h7","id":"ebbc0c7b-af43-48f6-8f86-fae85a997384"}',1795007778072);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance car"],"drawn":16,"open":true,"by":"ps7gk6efx2h7","id":"43ba34e8-f59d-4b58-95b4-e737d60c43dd"}',1795007778073);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance ND"],"drawn":17,"open":true,"by":"ps7gk6efx2h7","id":"6dd11555-383d-4ddd-ae26-664f5be10ebc"}',1795007778074);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance VT"],"drawn":18,"open":true,"by":"ps7gk6efx2h7","id":"8abc5fc7-6a74-4451-867b-ccfe62e4f6fe"}',1795007778075);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance plane-blue"],"drawn":19,"open":true,"by":"ps7gk6efx2h7","id":"4c21e9cc-b6b6-4f3e-b06a-e682fd7b9f33"}',1795007778075);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance SD"],"drawn":20,"open":true,"by":"ps7gk6efx2h7","id":"eaf88663-8e76-4184-8175-90bb4ad976c7"}',1795007778076);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance MN","chance car","chance NM","chance first 1"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"c42fd27a-ad18-4bcf-b7a7-a7ec93f3afdb"}',1795007778077);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"297d252a-c637-45bf-9d93-24357be1df49"}',1795007778078);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"6ad5b19b-2ffa-475d-ba12-776785954395"}',1795007778078);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"p9xcqunsmgek","id":"90bcd923-1a76-462a-860b-32e74607fad7"}',1795007778079);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"35b9edab-0f3c-4249-b7ad-224ed26e46f0"}',1795007778083);
INSERT INTO "rows" VALUES('ctj7iuxmpqshgz2p',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9xcqunsmgek","id":"9b6ceaeb-f190-476f-bc3c-f9e12f447ea9"}',1795007778085);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',0,'open',NULL,'{"game":"tickets","host":"p9xcqunsmgek","options":{"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795007778099);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',1,'sit',1,'{"by":"ps7gk6efx2h7","name":"Ben","colour":null,"luck":""}',1795007778106);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"ps7gk6efx2h7","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance yellow","chance orange","chance blue","chance blue","chance mountain","chance cabinda ngaoundere","chance durban luanda","chance bulawayo mombasa","chance nigeria port-elizabeth","chance yellow","chance yellow","chance white","chance orange","chance jungle","chance port-nolloth serpa-pinto","chance douala durban","chance bulawayo port-florence","chance bogoro elizabethville","chance green","chance black","chance yellow","chance green","chance locomotive","chance jungle","chance mountain"],"drawn":25}',1795007778112);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"p9xcqunsmgek","id":"e6b300d9-b739-4f70-81bb-7366b6ccc276"}',1795007778136);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 0"],"drawn":26,"open":true,"by":"ps7gk6efx2h7","id":"c335fdd1-e3f5-4170-aca9-dc2a16867b9f"}',1795007778139);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',5,'move',0,'{"move":"claim port-florence junction-east 1","lines":["0 claim port-florence junction-east 1"],"drawn":26,"open":false,"by":"p9xcqunsmgek","id":"d94280a0-8aaf-43aa-b0cc-30cce880add7"}',1795007778147);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',6,'move',0,'{"move":"pay blue","lines":["0 pay blue"],"drawn":26,"open":false,"by":"p9xcqunsmgek","id":"5791e243-5a13-430f-8c6e-1334f1994b32"}',1795007778151);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',7,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"p9xcqunsmgek","id":"218edaf2-205b-458c-a38b-2819453df802"}',1795007778163);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',8,'move',1,'{"move":"train locomotive","lines":["1 train locomotive","chance white"],"drawn":27,"open":true,"by":"ps7gk6efx2h7","id":"f839dfe1-21db-4eca-bb94-04c6ade30cd7"}',1795007778168);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',9,'move',0,'{"move":"train deck","lines":["0 train deck","chance green"],"drawn":28,"open":true,"by":"p9xcqunsmgek","id":"78cc3f39-7115-45d2-8757-cec7048899f5"}',1795007778169);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',10,'move',0,'{"move":"train black","lines":["0 train black","chance black"],"drawn":29,"open":true,"by":"p9xcqunsmgek","id":"304031c6-a5fa-4a7e-8dc9-9a177312b049"}',1795007778171);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',11,'move',1,'{"move":"claim pretoria bloemfontein 1","lines":["1 claim pretoria bloemfontein 1"],"drawn":29,"open":false,"by":"ps7gk6efx2h7","id":"9c5407c9-4688-4635-b6f9-869892098521"}',1795007778172);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',12,'move',1,'{"move":"locomotives 1","lines":["1 locomotives 1"],"drawn":29,"open":false,"by":"ps7gk6efx2h7","id":"85c220f9-8232-4c28-98b1-0bc2566699ff"}',1795007778173);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',13,'move',1,'{"move":"single","lines":["1 single"],"drawn":29,"open":true,"by":"ps7gk6efx2h7","id":"b223e71c-0605-4b19-bf6d-107d97b7855a"}',1795007778173);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',14,'move',0,'{"move":"terrain jungle","lines":["0 terrain jungle","chance mountain"],"drawn":30,"open":true,"by":"p9xcqunsmgek","id":"848ee5fd-dde7-4256-a404-70f5bb3137f8"}',1795007778174);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',15,'move',0,'{"move":"terrain mountain","lines":["0 terrain mountain","chance desert"],"drawn":31,"open":true,"by":"p9xcqunsmgek","id":"c19cf349-4a0a-4a78-8926-7ae0443c76b1"}',1795007778175);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',16,'move',1,'{"move":"terrain mountain","lines":["1 terrain mountain","chance desert"],"drawn":32,"open":true,"by":"ps7gk6efx2h7","id":"b0359a5f-2bfc-425c-9004-4b625dcbed0c"}',1795007778176);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',17,'move',1,'{"move":"train white","lines":["1 train white","chance green"],"drawn":33,"open":true,"by":"ps7gk6efx2h7","id":"e1328e39-922c-4f59-8fcb-64b239215e1e"}',1795007778179);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',18,'move',0,'{"move":"train green","lines":["0 train green","chance orange"],"drawn":34,"open":true,"by":"p9xcqunsmgek","id":"6117e27e-c6c9-419c-b7fd-cc238603dc7b"}',1795007778184);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',19,'move',0,'{"move":"train black","lines":["0 train black","chance black"],"drawn":35,"open":true,"by":"p9xcqunsmgek","id":"a6f0ed5c-c01e-473f-a727-aa575d89ab5d"}',1795007778187);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',20,'move',1,'{"move":"claim bangui junction-northwest 1","lines":["1 claim bangui junction-northwest 1"],"drawn":35,"open":false,"by":"ps7gk6efx2h7","id":"b8138e0d-c2c9-4b05-a199-b64a86dd6325"}',1795007778188);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',21,'move',1,'{"move":"single","lines":["1 single"],"drawn":35,"open":true,"by":"ps7gk6efx2h7","id":"25501baa-8647-45fc-8818-1ba70a83284d"}',1795007778190);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',22,'move',0,'{"move":"claim windhoek walvis-bay 1","lines":["0 claim windhoek walvis-bay 1"],"drawn":35,"open":false,"by":"p9xcqunsmgek","id":"d3c986d7-94ff-40bd-a4f4-1d099e669e26"}',1795007778191);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',23,'move',0,'{"move":"single","lines":["0 single"],"drawn":35,"open":true,"by":"p9xcqunsmgek","id":"1e6c35d6-fc42-49d1-9f2c-7c5988c03890"}',1795007778191);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',24,'move',1,'{"move":"train green","lines":["1 train green","chance red"],"drawn":36,"open":true,"by":"ps7gk6efx2h7","id":"910e7405-ef9f-4033-8093-588eef6cd67d"}',1795007778192);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',25,'move',1,'{"move":"train deck","lines":["1 train deck","chance black"],"drawn":37,"open":true,"by":"ps7gk6efx2h7","id":"cc3827a5-ad70-4a45-98e0-ec3855e5b1ed"}',1795007778193);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',26,'move',0,'{"move":"claim cabinda leopoldville 2","lines":["0 claim cabinda leopoldville 2"],"drawn":37,"open":false,"by":"p9xcqunsmgek","id":"53bbc139-96f2-4bee-8fb1-681a99da391f"}',1795007778194);
INSERT INTO "rows" VALUES('zk22yq4hqpveyhcw',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9xcqunsmgek","id":"3060e2cf-0cce-43ce-8ce4-25fc22667bec"}',1795007778194);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',0,'open',NULL,'{"game":"tenzania","host":"p9xcqunsmgek","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795007778196);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',1,'sit',1,'{"by":"ps7gk6efx2h7","name":"Ben","colour":null,"luck":""}',1795007778199);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"ps7gk6efx2h7","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 3","chance 2","chance 9","chance 8","chance 8","chance 3","chance first 1"],"drawn":7}',1795007778203);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',3,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 3"],"drawn":8,"open":true,"by":"ps7gk6efx2h7","id":"8c0c1075-1440-4b46-b6d2-f96e83bb14e6"}',1795007778212);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',4,'move',0,'{"move":"play 3 = 6","lines":["0 play 3 = 6","chance 6"],"drawn":9,"open":true,"by":"p9xcqunsmgek","id":"d129f8a2-3d24-4924-8266-ab9aeab2fec5"}',1795007778213);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',5,'move',1,'{"move":"play 3 = 9","lines":["1 play 3 = 9","chance 0"],"drawn":10,"open":true,"by":"ps7gk6efx2h7","id":"ecaae835-65f5-47be-be9d-9b0f0a0f795d"}',1795007778214);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',6,'move',0,'{"move":"play 9 = 18","lines":["0 play 9 = 18","chance 0"],"drawn":11,"open":true,"by":"p9xcqunsmgek","id":"b213c8ff-390e-4f52-a525-74c4ad481362"}',1795007778214);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',7,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 9"],"drawn":12,"open":true,"by":"ps7gk6efx2h7","id":"9953ed24-3b6e-42c6-8294-7f05a1ff53af"}',1795007778223);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',8,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 9"],"drawn":13,"open":true,"by":"p9xcqunsmgek","id":"98b34428-d7fc-4467-a03d-c65e61fb7902"}',1795007778236);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',9,'move',1,'{"move":"play 8 = 10","lines":["1 play 8 = 10","chance 2"],"drawn":14,"open":true,"by":"ps7gk6efx2h7","id":"452505a7-43bc-4667-995d-3f189a3c219e"}',1795007778238);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',10,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9","chance 1"],"drawn":15,"open":true,"by":"p9xcqunsmgek","id":"e70ccb63-7d93-49a6-aba4-b65784557842"}',1795007778240);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',11,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 7"],"drawn":16,"open":true,"by":"ps7gk6efx2h7","id":"dc92e765-18a6-4d67-9d9d-f17b03819e1a"}',1795007778250);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',12,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 9"],"drawn":17,"open":true,"by":"p9xcqunsmgek","id":"1a91721c-f9d1-42e8-b259-1e18cccdbf2b"}',1795007778251);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',13,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 6"],"drawn":18,"open":true,"by":"ps7gk6efx2h7","id":"bbac7ca0-33de-49a3-b411-ea758a4efbde"}',1795007778252);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',14,'move',0,'{"move":"play 6 = 14","lines":["0 play 6 = 14","chance 2"],"drawn":19,"open":true,"by":"p9xcqunsmgek","id":"a0180541-f0de-4910-8eb1-fb07dc4fc76d"}',1795007778253);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',15,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 8"],"drawn":20,"open":true,"by":"ps7gk6efx2h7","id":"fb4355e5-5646-4ae7-8a7e-ee247a51b245"}',1795007778253);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',16,'move',0,'{"move":"play 1 = 3","lines":["0 play 1 = 3","chance 1"],"drawn":21,"open":true,"by":"p9xcqunsmgek","id":"0af162f7-a323-4e63-a61f-383540acc931"}',1795007778254);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',17,'move',1,'{"move":"play 7 = 10","lines":["1 play 7 = 10","chance 7"],"drawn":22,"open":true,"by":"ps7gk6efx2h7","id":"04f7e3c8-8094-4f21-a203-d69ea6f82e12"}',1795007778255);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',18,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 5"],"drawn":23,"open":true,"by":"p9xcqunsmgek","id":"644bee3d-302d-40b7-aefb-3a62c8796d20"}',1795007778255);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',19,'move',1,'{"move":"play 8 = 9","lines":["1 play 8 = 9","chance 5"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"2adf5ad4-8127-424e-bac2-f3b4c5572e59"}',1795007778256);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',20,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9","chance 1"],"drawn":25,"open":true,"by":"p9xcqunsmgek","id":"db7c9abc-f9ce-4b77-9b21-1d5b0e785b94"}',1795007778257);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',21,'move',1,'{"move":"play 7 = 16","lines":["1 play 7 = 16","chance 5"],"drawn":26,"open":true,"by":"ps7gk6efx2h7","id":"2ccc225b-bed9-4493-8a95-51e14d40b3b3"}',1795007778257);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',22,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 4"],"drawn":27,"open":true,"by":"p9xcqunsmgek","id":"df7430ab-03d2-4ce0-b463-58202d68a222"}',1795007778258);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',23,'move',1,'{"move":"play 5 = 10","lines":["1 play 5 = 10","chance 3"],"drawn":28,"open":true,"by":"ps7gk6efx2h7","id":"e4eb55f2-8621-4797-94f6-f95488fb7d9a"}',1795007778259);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',24,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 4"],"drawn":29,"open":true,"by":"p9xcqunsmgek","id":"b9d7c9c9-d424-4c11-903b-1f0b445d121f"}',1795007778260);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',25,'move',1,'{"move":"play 6 = 7","lines":["1 play 6 = 7","chance 5"],"drawn":30,"open":true,"by":"ps7gk6efx2h7","id":"82cd72c3-ba31-4406-9824-7fcfae2ded13"}',1795007778260);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',26,'move',0,'{"move":"play 4 = 11","lines":["0 play 4 = 11","chance 6"],"drawn":31,"open":true,"by":"p9xcqunsmgek","id":"ae568847-c389-4280-b880-c0352e7c5a21"}',1795007778261);
INSERT INTO "rows" VALUES('vhmqwmcjammdzixr',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9xcqunsmgek","id":"8b606605-f798-4817-b2ff-a79866e75451"}',1795007778262);
INSERT INTO "rows" VALUES('43fivbhmkqdy6j6s',0,'open',NULL,'{"game":"tickets","host":"p9xcqunsmgek","options":{"first":null},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795007778267);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',0,'open',NULL,'{"game":"tenzania","host":"p9xcqunsmgek","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795007778272);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',1,'sit',1,'{"by":"ps7gk6efx2h7","name":"Ben","colour":null,"luck":""}',1795007778278);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p9xcqunsmgek","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"ps7gk6efx2h7","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 9","chance 2","chance 3","chance 9","chance 4","chance 4"],"drawn":6}',1795007778280);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',3,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 0"],"drawn":7,"open":true,"by":"p9xcqunsmgek","id":"33855fc3-b6a5-4747-bf58-83fffac91f8a"}',1795007778286);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',4,'move',1,'{"move":"play 4 = 7","lines":["1 play 4 = 7","chance 8"],"drawn":8,"open":true,"by":"ps7gk6efx2h7","id":"05ab1f32-4d38-4572-a726-ab57b2093264"}',1795007778289);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',5,'move',0,'{"move":"play 2 = 9","lines":["0 play 2 = 9","chance 1"],"drawn":9,"open":true,"by":"p9xcqunsmgek","id":"2816fb2e-2f3f-4002-a55f-4f74c11dcca8"}',1795007778291);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',6,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 8"],"drawn":10,"open":true,"by":"ps7gk6efx2h7","id":"ec96d148-a2c6-4559-9f32-29e45551e4b9"}',1795007778292);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',7,'move',0,'{"move":"play 9 = 18","lines":["0 play 9 = 18","chance 3"],"drawn":11,"open":true,"by":"p9xcqunsmgek","id":"abe7d932-c8f6-44f1-aaed-1dfc26315041"}',1795007778293);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',8,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 6"],"drawn":12,"open":true,"by":"ps7gk6efx2h7","id":"dd470d13-5d99-4fd9-b66d-8ab93120800c"}',1795007778298);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',9,'move',0,'{"move":"play 1 = 5","lines":["0 play 1 = 5","chance 1"],"drawn":13,"open":true,"by":"p9xcqunsmgek","id":"ac6e488b-cb7f-4ab7-95fb-d256713b8ebe"}',1795007778304);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',10,'move',1,'{"move":"play 6 = 11","lines":["1 play 6 = 11","chance 6"],"drawn":14,"open":true,"by":"ps7gk6efx2h7","id":"3b2c0a9f-7618-42c6-87c9-5ae0d0f6d171"}',1795007778306);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',11,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 7"],"drawn":15,"open":true,"by":"p9xcqunsmgek","id":"183d6c54-41cf-4819-86dc-bd51f228590b"}',1795007778317);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',12,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 0"],"drawn":16,"open":true,"by":"ps7gk6efx2h7","id":"d1739858-dbb4-4a58-8bd1-3036155778cc"}',1795007778319);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',13,'move',0,'{"move":"play 7 = 13","lines":["0 play 7 = 13","chance 6"],"drawn":17,"open":true,"by":"p9xcqunsmgek","id":"cbc249c7-8c24-43c1-b5f0-ff467bdd5dcd"}',1795007778322);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',14,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 5"],"drawn":18,"open":true,"by":"ps7gk6efx2h7","id":"aa95fe8a-6f9e-4462-93db-9cb9778abedd"}',1795007778328);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',15,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 3"],"drawn":19,"open":true,"by":"p9xcqunsmgek","id":"6f91ff40-7894-4d1e-a9a0-e44c06818812"}',1795007778331);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',16,'move',1,'{"move":"play 5 = 8","lines":["1 play 5 = 8","chance 7"],"drawn":20,"open":true,"by":"ps7gk6efx2h7","id":"9cc97cd1-9e9a-4be2-85e7-ec63f967b9b2"}',1795007778335);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',17,'move',0,'{"move":"play 1 = 9","lines":["0 play 1 = 9","chance 2"],"drawn":21,"open":true,"by":"p9xcqunsmgek","id":"9d3acf39-e718-4c1e-bac5-9a02facccb07"}',1795007778336);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',18,'move',1,'{"move":"play 7 = 16","lines":["1 play 7 = 16","chance 0"],"drawn":22,"open":true,"by":"ps7gk6efx2h7","id":"a692a93f-1367-4dee-95b5-f373d4a74e3e"}',1795007778339);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',19,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 4"],"drawn":23,"open":true,"by":"p9xcqunsmgek","id":"edf58321-ed1f-4f0d-96b2-5c3ee4cf5ea0"}',1795007778340);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',20,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 5"],"drawn":24,"open":true,"by":"ps7gk6efx2h7","id":"db0160a5-e6dd-4ad8-a964-5c0f616193f4"}',1795007778340);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',21,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 9"],"drawn":25,"open":true,"by":"p9xcqunsmgek","id":"f73d507a-8e8e-4d29-926e-11d100ffa2c7"}',1795007778341);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',22,'move',1,'{"move":"play 5 = 8","lines":["1 play 5 = 8","chance 5"],"drawn":26,"open":true,"by":"ps7gk6efx2h7","id":"a6944a30-1a6c-467b-8841-cc1e041c32dc"}',1795007778342);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',23,'move',0,'{"move":"play 2 = 10","lines":["0 play 2 = 10","chance 8"],"drawn":27,"open":true,"by":"p9xcqunsmgek","id":"e1b8b449-3bb5-4e04-803d-58deac5d4060"}',1795007778342);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',24,'move',1,'{"move":"play 5 = 5","lines":["1 play 5 = 5","chance 2"],"drawn":28,"open":true,"by":"ps7gk6efx2h7","id":"05804047-ef04-46c1-a95d-7a760796edbc"}',1795007778343);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',25,'move',0,'{"move":"play 9 = 14","lines":["0 play 9 = 14","chance 1"],"drawn":29,"open":true,"by":"p9xcqunsmgek","id":"8c67b0f2-e589-4391-807e-dfea071d5a52"}',1795007778344);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',26,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 7"],"drawn":29,"open":true,"by":"ps7gk6efx2h7","id":"49c62b15-aa94-458f-9ce2-57bd0d09acfc"}',1795007778345);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',27,'move',0,'{"move":"play 4 = 6","lines":["0 play 4 = 6"],"drawn":29,"open":true,"by":"p9xcqunsmgek","id":"9e636cf2-0912-47e3-9421-70ce61e06c64"}',1795007778345);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',28,'move',1,'{"move":"play 7 = 13","lines":["1 play 7 = 13"],"drawn":29,"open":true,"by":"ps7gk6efx2h7","id":"aafa5465-61ec-48cf-8628-2fffd1075393"}',1795007778346);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',29,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8"],"drawn":29,"open":true,"by":"p9xcqunsmgek","id":"67f2902f-1acd-4964-a7ae-e6a0b63d3480"}',1795007778347);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',30,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8"],"drawn":29,"open":true,"by":"ps7gk6efx2h7","id":"6a3b7194-2c99-4b62-a409-ab4af7f08236"}',1795007778347);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',31,'move',0,'{"move":"play 1 = 9","lines":["0 play 1 = 9"],"drawn":29,"open":true,"by":"p9xcqunsmgek","id":"c2cca8cd-bd06-4f49-9034-658e8831ca39"}',1795007778348);
INSERT INTO "rows" VALUES('ukrsff7sgn82uemu',32,'move',1,'{"move":"play 8 = 17","lines":["1 play 8 = 17"],"drawn":29,"open":true,"by":"ps7gk6efx2h7","id":"f684110f-66cf-4600-9b50-a1f37e84f882"}',1795007778355);
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
INSERT INTO "tables" VALUES('kn6tmb9a66w6gwnd','DERPXD','africa','playing',0,'p9xcqunsmgek','c00e731faff2f18eb4c8ddf326d3dcd9cbe31fa5d150c12fcc5f81e06f6494c5',0,1795007773860,1795007777571,NULL);
INSERT INTO "tables" VALUES('ctj7iuxmpqshgz2p','UYVVUB','usa','playing',0,'p9xcqunsmgek','2d938f16120d0103e522809ff0714e7db2ce83152e0ab64593017dba9d123b7b',0,1795007777930,1795007777965,NULL);
INSERT INTO "tables" VALUES('zk22yq4hqpveyhcw','AKJFRX','tickets','playing',0,'p9xcqunsmgek','11f350838a53795c3cf518b3fa27883acd071c1cc5592e470eac89711d63410b',0,1795007778099,1795007778112,NULL);
INSERT INTO "tables" VALUES('vhmqwmcjammdzixr','YUSLGP','tenzania','playing',0,'p9xcqunsmgek','75b69a12ddbe6fef506d946358c0ee10cea7ccee766e991a95404b8cb780d8a3',0,1795007778196,1795007778203,NULL);
INSERT INTO "tables" VALUES('43fivbhmkqdy6j6s','KNGFTV','tickets','waiting',0,'p9xcqunsmgek','6a2a3b5532deda347ce4c769c8cc7f95d90c59bd323edcd8ca873e076b1014cd',0,1795007778267,1795007778267,NULL);
INSERT INTO "tables" VALUES('ukrsff7sgn82uemu','LATKLC','tenzania','over',0,'p9xcqunsmgek','415ba7e7b42bcdd0aab122dd08bad69838d0f45e621f211294387c696958a539',0,1795007778272,1795007778355,NULL);
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
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_hooks_player ON hooks (player);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
COMMIT;
