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
INSERT INTO "keys" VALUES('signing','13f1f3e0207d19100b3d1b228dfd7e7cddc2ebdfd503e15693bd3c9e0aa981a2');
INSERT INTO "keys" VALUES('push','0eec1d4314be68133c1ea5adda329b201863583a54189c540b25cdd38da00070');
INSERT INTO "keys" VALUES('day','9dd4eae6306c4ce655aaa751f8e13465609786d13f84ae99cc1b7c45c4c0664c');
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
INSERT INTO "members" VALUES('p4qtvmvkugai','6w897jeg83k6pgag');
INSERT INTO "members" VALUES('p4qtvmvkugai','bdfi3vktmpiug8gn');
INSERT INTO "members" VALUES('p4qtvmvkugai','gxrccx3qdtn5fr38');
INSERT INTO "members" VALUES('p4qtvmvkugai','idwp246yrgnptb5s');
INSERT INTO "members" VALUES('p4qtvmvkugai','m6cc4p6b9m7vhqaf');
INSERT INTO "members" VALUES('px427fxrcrw5','6w897jeg83k6pgag');
INSERT INTO "members" VALUES('px427fxrcrw5','bdfi3vktmpiug8gn');
INSERT INTO "members" VALUES('px427fxrcrw5','gxrccx3qdtn5fr38');
INSERT INTO "members" VALUES('px427fxrcrw5','idwp246yrgnptb5s');
INSERT INTO "members" VALUES('px427fxrcrw5','m6cc4p6b9m7vhqaf');
INSERT INTO "members" VALUES('px427fxrcrw5','tgq46urpvakzqq9q');
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
INSERT INTO "played" VALUES('px427fxrcrw5','6w897jeg83k6pgag',0,'tenzania',2,2,0.0,9,15,1,NULL,'[{"kind":"person","player":"p4qtvmvkugai","name":"Ben","colour":null,"bot":null,"seat":1,"score":19}]','{"points":9}','{}',1795006053299);
INSERT INTO "played" VALUES('p4qtvmvkugai','6w897jeg83k6pgag',1,'tenzania',2,1,1.0,19,15,1,NULL,'[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"seat":0,"score":9}]','{"points":19}','{}',1795006053299);
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
INSERT INTO "players" VALUES('px427fxrcrw5','Ada',1,NULL,'en','{}',1795006047255,0);
INSERT INTO "players" VALUES('p4qtvmvkugai','Ben',1,NULL,'fr','{}',1795006047673,0);
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
INSERT INTO "results" VALUES('6w897jeg83k6pgag',0,'tenzania','px427fxrcrw5',NULL,'people',0.0,9,1795006053299);
INSERT INTO "results" VALUES('6w897jeg83k6pgag',1,'tenzania','p4qtvmvkugai',NULL,'people',1.0,19,1795006053299);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',0,'open',NULL,'{"game":"africa","host":"px427fxrcrw5","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006048121);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',1,'sit',1,'{"by":"p4qtvmvkugai","name":"Ben","colour":null,"luck":""}',1795006050067);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p4qtvmvkugai","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance GHA","chance plane-blue"],"drawn":2}',1795006050144);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance BFA"],"drawn":3,"open":true,"by":"px427fxrcrw5","id":"48b0f714-4c01-4d6f-a458-e1e891288f2f"}',1795006050606);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance TUN"],"drawn":4,"open":true,"by":"px427fxrcrw5","id":"31b49884-11f7-452d-bcb3-9a27149b956a"}',1795006050711);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance car"],"drawn":5,"open":true,"by":"px427fxrcrw5","id":"d68d5be1-7b61-41b4-8ddf-f7c71f7fdb85"}',1795006050779);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance car"],"drawn":6,"open":true,"by":"px427fxrcrw5","id":"b28907c9-ba5c-470f-95ff-487c379cad03"}',1795006050807);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance NAM"],"drawn":7,"open":true,"by":"px427fxrcrw5","id":"7e051fe5-dab4-4f6e-8599-449f96cd61e3"}',1795006050808);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance TGO"],"drawn":8,"open":true,"by":"px427fxrcrw5","id":"544417f2-eb33-4fa8-a962-a4315449b1d2"}',1795006050811);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance SDN"],"drawn":9,"open":true,"by":"px427fxrcrw5","id":"709dbaa7-40c0-4e8c-9421-b2ea516860b8"}',1795006050823);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance EGY"],"drawn":10,"open":true,"by":"px427fxrcrw5","id":"b01e11c1-43d1-4506-86c8-7e8e5d68c10f"}',1795006050891);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance NER"],"drawn":11,"open":true,"by":"px427fxrcrw5","id":"8c5576e8-73c7-42e6-a3e4-5837e689bd09"}',1795006050907);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"px427fxrcrw5","id":"c4f433af-cc44-4fad-bf9d-818805fc5c4a"}',1795006050911);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance plane-pink"],"drawn":12,"open":true,"by":"p4qtvmvkugai","id":"c4a7ece5-96e2-46d8-9e75-d36596fbcb4a"}',1795006050919);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance plane-yellow"],"drawn":13,"open":true,"by":"p4qtvmvkugai","id":"953e6d76-0542-42bf-82bd-cb548c0da8d7"}',1795006050945);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance COD"],"drawn":14,"open":true,"by":"p4qtvmvkugai","id":"a26daf67-f157-4b86-90d4-0ae893ae001d"}',1795006050998);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance MOZ"],"drawn":15,"open":true,"by":"p4qtvmvkugai","id":"c4cfce68-cf4c-43f1-bd41-7e69853a69d7"}',1795006051050);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance NGA"],"drawn":16,"open":true,"by":"p4qtvmvkugai","id":"64ae5479-7b48-40de-96f8-10086925ec5a"}',1795006051059);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance SOM"],"drawn":17,"open":true,"by":"p4qtvmvkugai","id":"dd373935-60f5-44ed-b892-858c94a9a80d"}',1795006051087);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance ZAF"],"drawn":18,"open":true,"by":"p4qtvmvkugai","id":"d462a67b-60f9-41e7-90d8-3ef327c18b6a"}',1795006051148);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance plane-green"],"drawn":19,"open":true,"by":"p4qtvmvkugai","id":"ffbc68a5-8750-43c4-8a39-2b8ba7ae96e2"}',1795006051171);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance TCD"],"drawn":20,"open":true,"by":"p4qtvmvkugai","id":"6c62d90d-c5e0-4d2d-997c-bcfc2daaf29f"}',1795006051223);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance GIN","chance COG","chance LBY","chance first 0"],"drawn":24,"open":true,"by":"p4qtvmvkugai","id":"981a8981-c970-4ec7-9aa5-2df0e4894ab7"}',1795006051224);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"px427fxrcrw5","id":"f1fe68c6-df6e-4514-bf7d-1857a26c41d2"}',1795006051231);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"px427fxrcrw5","id":"a18a9ab7-3ec2-4fcf-b4e6-13b4692b5f11"}',1795006051235);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"p4qtvmvkugai","id":"97a2bb0a-f9a8-4bf8-8775-31e9b9268546"}',1795006051237);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"px427fxrcrw5","id":"f84d87ba-131e-403a-8a4f-9f9f06bc7958"}',1795006051240);
INSERT INTO "rows" VALUES('gxrccx3qdtn5fr38',27,'chat',0,'{"name":"Ada","text":"hello","by":"px427fxrcrw5","id":"dfafbe9a-8d57-44ce-82fe-165789b86092"}',1795006051248);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',0,'open',NULL,'{"game":"usa","host":"px427fxrcrw5","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006051264);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',1,'sit',1,'{"by":"p4qtvmvkugai","name":"Ben","colour":null,"luck":""}',1795006051543);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p4qtvmvkugai","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance MS","chance AR"],"drawn":2}',1795006051579);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance MN"],"drawn":3,"open":true,"by":"px427fxrcrw5","id":"e102555d-ec88-46e6-b9ca-09bd725bb986"}',1795006051840);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance RI"],"drawn":4,"open":true,"by":"px427fxrcrw5","id":"ab363f03-9932-40ff-9065-2ba25d41c16d"}',1795006051842);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance car"],"drawn":5,"open":true,"by":"px427fxrcrw5","id":"bbfc3eea-2532-4a2c-ab02-4e04d1fb3f74"}',1795006051848);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance CT"],"drawn":6,"open":true,"by":"px427fxrcrw5","id":"dab80444-ddaf-47db-99b9-0bddf38270e6"}',1795006051849);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance AZ"],"drawn":7,"open":true,"by":"px427fxrcrw5","id":"a91b2a5b-f5f5-4693-8ed3-6a5f8b96a3f0"}',1795006051850);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance ND"],"drawn":8,"open":true,"by":"px427fxrcrw5","id":"0906d079-4f56-4264-9288-f1eab167d7dc"}',1795006051854);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance PA"],"drawn":9,"open":true,"by":"px427fxrcrw5","id":"6ecfc225-43ee-48e5-a736-25c7dede1c96"}',1795006051855);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance car"],"drawn":10,"open":true,"by":"px427fxrcrw5","id":"fbc20a70-7ee5-4e79-be46-3a09dc24eb50"}',1795006051856);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance DE"],"drawn":11,"open":true,"by":"px427fxrcrw5","id":"c2cd01c9-cabc-44f9-8795-a0d98af6be75"}',1795006051857);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"px427fxrcrw5","id":"35effd9b-0bd8-4908-9da4-9860759f0e55"}',1795006051859);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance AK"],"drawn":12,"open":true,"by":"p4qtvmvkugai","id":"9fb02730-98d7-4fc1-813c-26da544e4d98"}',1795006051860);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance plane-pink"],"drawn":13,"open":true,"by":"p4qtvmvkugai","id":"14c5fd44-8970-4a8f-9069-cf09d40185fd"}',1795006051861);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance VT"],"drawn":14,"open":true,"by":"p4qtvmvkugai","id":"3e8cdb5d-1b7b-4b63-a917-6724ffa02a10"}',1795006051863);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance WV"],"drawn":15,"open":true,"by":"p4qtvmvkugai","id":"f57824ad-6e2e-4c7b-a079-842fa75581c6"}',1795006051871);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance VA"],"drawn":16,"open":true,"by":"p4qtvmvkugai","id":"1b426a69-6820-44ef-869a-aafea29cde3f"}',1795006051879);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance KS"],"drawn":17,"open":true,"by":"p4qtvmvkugai","id":"418db4a6-d59e-4ef3-8770-d40b2d402d42"}',1795006051890);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance MA"],"drawn":18,"open":true,"by":"p4qtvmvkugai","id":"7885e84d-fd8a-463c-a007-d0089051e73f"}',1795006051899);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance plane-blue"],"drawn":19,"open":true,"by":"p4qtvmvkugai","id":"b0a742f0-b8af-486b-9b24-1d0384bd577d"}',1795006051907);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance plane-orange"],"drawn":20,"open":true,"by":"p4qtvmvkugai","id":"5509b72a-0c19-4d64-92e2-b1ca4f6e90d6"}',1795006051915);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance TX","chance plane-green","chance LA","chance first 0"],"drawn":24,"open":true,"by":"p4qtvmvkugai","id":"4740a5e6-8f07-4324-af17-b1b04bab59ac"}',1795006051924);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"px427fxrcrw5","id":"d93ed4d8-7478-4ee3-ade6-cc6c8da3aa07"}',1795006051935);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"px427fxrcrw5","id":"265bda83-7bfa-4b3f-be6f-008efaa5ce73"}',1795006051941);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"p4qtvmvkugai","id":"c04afedf-fec2-4c05-bd1d-da68d5ffeef1"}',1795006051955);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"px427fxrcrw5","id":"ad440775-f6ab-4419-8607-fe73317bc9a9"}',1795006051963);
INSERT INTO "rows" VALUES('m6cc4p6b9m7vhqaf',27,'chat',0,'{"name":"Ada","text":"hello","by":"px427fxrcrw5","id":"f400e825-0abc-4ac5-b1f8-fa9c1dcb6d10"}',1795006051973);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',0,'open',NULL,'{"game":"tickets","host":"px427fxrcrw5","options":{"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006051987);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',1,'sit',1,'{"by":"p4qtvmvkugai","name":"Ben","colour":null,"luck":""}',1795006052004);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p4qtvmvkugai","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance green","chance red","chance white","chance black","chance jungle","chance madagascar walvis-bay","chance bulawayo windhoek","chance leopoldville livingstonia","chance beira walvis-bay","chance yellow","chance locomotive","chance black","chance red","chance jungle","chance cape-town douala","chance cabinda port-nolloth","chance port-nolloth serpa-pinto","chance madagascar douala","chance red","chance white","chance purple","chance locomotive","chance orange","chance desert","chance desert"],"drawn":25}',1795006052016);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"px427fxrcrw5","id":"8f31d8f9-a527-4622-85cb-6810550f8a20"}',1795006052114);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 1"],"drawn":26,"open":true,"by":"p4qtvmvkugai","id":"37c84493-41f8-479f-b59f-62daef694915"}',1795006052123);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',5,'move',1,'{"move":"claim douala nigeria-1 2","lines":["1 claim douala nigeria-1 2"],"drawn":26,"open":false,"by":"p4qtvmvkugai","id":"e22de558-e3c0-497c-a0a0-5b8404493b92"}',1795006052131);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',6,'move',1,'{"move":"single","lines":["1 single"],"drawn":26,"open":true,"by":"p4qtvmvkugai","id":"7c3e2570-9c92-4821-ab6f-279fc530529f"}',1795006052140);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',7,'move',0,'{"move":"train purple","lines":["0 train purple","chance white"],"drawn":27,"open":true,"by":"px427fxrcrw5","id":"845b5c40-d715-48be-99c5-10d9c9d30a8a"}',1795006052147);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',8,'move',0,'{"move":"train white","lines":["0 train white","chance green"],"drawn":28,"open":true,"by":"px427fxrcrw5","id":"91eb66a2-4be2-4850-a025-a8bbc634c7e8"}',1795006052159);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',9,'move',1,'{"move":"train orange","lines":["1 train orange","chance blue"],"drawn":29,"open":true,"by":"p4qtvmvkugai","id":"b58d3060-0c31-43ee-b019-ecfbbc294674"}',1795006052167);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',10,'move',1,'{"move":"train blue","lines":["1 train blue","chance white"],"drawn":30,"open":true,"by":"p4qtvmvkugai","id":"0dd14495-ca74-4d41-b1d2-ec38d8ee18d0"}',1795006052183);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',11,'move',0,'{"move":"claim junction-coast livingstonia 1","lines":["0 claim junction-coast livingstonia 1"],"drawn":30,"open":false,"by":"px427fxrcrw5","id":"0b1021cb-1aa9-4035-ae76-72ce9d226d86"}',1795006052195);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',12,'move',0,'{"move":"single","lines":["0 single"],"drawn":30,"open":true,"by":"px427fxrcrw5","id":"2b666f98-791f-4652-9d7c-93f436d12739"}',1795006052201);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',13,'move',1,'{"move":"train red","lines":["1 train red","chance purple"],"drawn":31,"open":true,"by":"p4qtvmvkugai","id":"7d4a2855-ffee-4181-b430-dd03e6e4b9ef"}',1795006052211);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',14,'move',1,'{"move":"train white","lines":["1 train white","chance yellow"],"drawn":32,"open":true,"by":"p4qtvmvkugai","id":"fc9faadd-c3b3-475f-b8a4-74e6f84af933"}',1795006052223);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',15,'move',0,'{"move":"train purple","lines":["0 train purple","chance black"],"drawn":33,"open":true,"by":"px427fxrcrw5","id":"dc36e4fe-94c2-483d-b3f7-ef50e1495631"}',1795006052225);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',16,'move',0,'{"move":"train yellow","lines":["0 train yellow","chance black"],"drawn":34,"open":true,"by":"px427fxrcrw5","id":"fafa12c5-61a8-4947-b610-c78391c536ae"}',1795006052239);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',17,'move',1,'{"move":"train green","lines":["1 train green","chance green"],"drawn":35,"open":true,"by":"p4qtvmvkugai","id":"773316e9-d435-4fd4-9419-e16c504e89d5"}',1795006052240);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',18,'move',1,'{"move":"terrain desert","lines":["1 terrain desert","chance mountain"],"drawn":36,"open":true,"by":"p4qtvmvkugai","id":"8e4fe3a1-3008-49c8-bda4-704caae2ccd5"}',1795006052242);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',19,'move',0,'{"move":"claim salisbury beira 1","lines":["0 claim salisbury beira 1"],"drawn":36,"open":false,"by":"px427fxrcrw5","id":"86d0537f-a827-4826-90fd-713d3a76169c"}',1795006052247);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',20,'move',0,'{"move":"double 0","lines":["0 double 0"],"drawn":36,"open":true,"by":"px427fxrcrw5","id":"44ebbf56-c76f-4412-9a2d-e7c903ec753b"}',1795006052263);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',21,'move',1,'{"move":"train deck","lines":["1 train deck","chance locomotive"],"drawn":37,"open":true,"by":"p4qtvmvkugai","id":"5ab980dc-01af-445a-a53c-bb9e9d01a9ec"}',1795006052274);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',22,'move',1,'{"move":"terrain mountain","lines":["1 terrain mountain","chance mountain"],"drawn":38,"open":true,"by":"p4qtvmvkugai","id":"188dad32-db05-40da-b4ab-efd1b7744cec"}',1795006052279);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',23,'move',0,'{"move":"terrain mountain","lines":["0 terrain mountain","chance desert"],"drawn":39,"open":true,"by":"px427fxrcrw5","id":"15aacd98-94cd-4b88-a43d-e44563295813"}',1795006052290);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',24,'move',0,'{"move":"terrain desert","lines":["0 terrain desert","chance mountain"],"drawn":40,"open":true,"by":"px427fxrcrw5","id":"be3f84ad-9fe6-43c9-b6b3-e9b133c9f349"}',1795006052305);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',25,'move',1,'{"move":"claim bloemfontein port-elizabeth 1","lines":["1 claim bloemfontein port-elizabeth 1"],"drawn":40,"open":false,"by":"p4qtvmvkugai","id":"5f7b707f-d29b-4b34-a4a4-a617077d435c"}',1795006052311);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',26,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":40,"open":true,"by":"p4qtvmvkugai","id":"8c9e7247-f341-4007-96f8-939ac5f41547"}',1795006052327);
INSERT INTO "rows" VALUES('idwp246yrgnptb5s',27,'chat',0,'{"name":"Ada","text":"hello","by":"px427fxrcrw5","id":"860ec24c-b023-4283-a040-626f1b06b313"}',1795006052335);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',0,'open',NULL,'{"game":"tenzania","host":"px427fxrcrw5","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006052343);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',1,'sit',1,'{"by":"p4qtvmvkugai","name":"Ben","colour":null,"luck":""}',1795006052364);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p4qtvmvkugai","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 6","chance 0","chance 3","chance 7","chance 7","chance 3","chance first 1"],"drawn":7}',1795006052376);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',3,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 2"],"drawn":8,"open":true,"by":"p4qtvmvkugai","id":"33d8a8b7-c5c0-45a1-b47b-08920e2b7d90"}',1795006052480);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',4,'move',0,'{"move":"play 6 = 9","lines":["0 play 6 = 9","chance 0"],"drawn":9,"open":true,"by":"px427fxrcrw5","id":"a74982a2-c80b-4989-a1a1-dcf2058e6bfb"}',1795006052503);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',5,'move',1,'{"move":"play 2 = 11","lines":["1 play 2 = 11","chance 8"],"drawn":10,"open":true,"by":"p4qtvmvkugai","id":"c669688a-f5fc-4eb4-8e39-63c15a92af86"}',1795006052511);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',6,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 8"],"drawn":11,"open":true,"by":"px427fxrcrw5","id":"ad14f486-280f-458d-84f6-8297884f2cc3"}',1795006052526);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',7,'move',1,'{"move":"play 7 = 10","lines":["1 play 7 = 10","chance 8"],"drawn":12,"open":true,"by":"p4qtvmvkugai","id":"c23860c2-5a12-47dc-8464-15219d4ed5d1"}',1795006052539);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',8,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 6"],"drawn":13,"open":true,"by":"px427fxrcrw5","id":"f24ab1a5-021c-4470-8f71-8c8f82605217"}',1795006052547);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',9,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 9"],"drawn":14,"open":true,"by":"p4qtvmvkugai","id":"ee08fcb3-cc34-4542-8c3c-77b59e780e4f"}',1795006052559);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',10,'move',0,'{"move":"play 6 = 14","lines":["0 play 6 = 14","chance 1"],"drawn":15,"open":true,"by":"px427fxrcrw5","id":"52fba94d-be6a-42ea-a2bd-34112c4c2976"}',1795006052568);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',11,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 6"],"drawn":16,"open":true,"by":"p4qtvmvkugai","id":"ef99fdf1-529f-4e18-b29c-a270551eaed3"}',1795006052578);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',12,'move',0,'{"move":"play 1 = 9","lines":["0 play 1 = 9","chance 5"],"drawn":17,"open":true,"by":"px427fxrcrw5","id":"467120c7-ac9e-40cb-b21e-1cea2aaa9d93"}',1795006052603);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',13,'move',1,'{"move":"play 7 = 16","lines":["1 play 7 = 16","chance 4"],"drawn":18,"open":true,"by":"p4qtvmvkugai","id":"b2a04780-7e9f-4b8d-9ab7-ef6e161ac89e"}',1795006052719);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',14,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 7"],"drawn":19,"open":true,"by":"px427fxrcrw5","id":"3dd9fe35-5020-4afa-9e0f-8f1747b5afbe"}',1795006052726);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',15,'move',1,'{"move":"play 4 = 9","lines":["1 play 4 = 9","chance 7"],"drawn":20,"open":true,"by":"p4qtvmvkugai","id":"3f5badd7-d520-4894-90d2-55419a0aef52"}',1795006052735);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',16,'move',0,'{"move":"play 7 = 16","lines":["0 play 7 = 16","chance 5"],"drawn":21,"open":true,"by":"px427fxrcrw5","id":"ab83f094-4f6d-458f-9974-06b36705b0fc"}',1795006052740);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',17,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 6"],"drawn":22,"open":true,"by":"p4qtvmvkugai","id":"d3021b96-2db2-485d-8dc2-25994782dec0"}',1795006052743);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',18,'move',0,'{"move":"play 5 = 12","lines":["0 play 5 = 12","chance 9"],"drawn":23,"open":true,"by":"px427fxrcrw5","id":"eee1a709-cd2e-47d1-9eac-ea97b9881e31"}',1795006052770);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',19,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 7"],"drawn":24,"open":true,"by":"p4qtvmvkugai","id":"0667620c-6c24-47d8-8c8b-8f340d3f5559"}',1795006052775);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',20,'move',0,'{"move":"play 9 = 15","lines":["0 play 9 = 15","chance 1"],"drawn":25,"open":true,"by":"px427fxrcrw5","id":"b9713dc9-deb2-4cfe-b933-4401a3ab8b63"}',1795006052779);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',21,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 2"],"drawn":26,"open":true,"by":"p4qtvmvkugai","id":"986ac9e5-4870-4a2a-9d25-b0b54e0fd98f"}',1795006052819);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',22,'move',0,'{"move":"play 1 = 7","lines":["0 play 1 = 7","chance 6"],"drawn":27,"open":true,"by":"px427fxrcrw5","id":"81287ca6-6dd7-462f-9610-6f6ac83016d7"}',1795006052826);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',23,'move',1,'{"move":"play 2 = 9","lines":["1 play 2 = 9","chance 1"],"drawn":28,"open":true,"by":"p4qtvmvkugai","id":"17bda399-cb7d-491e-af5f-ee1829efc9ca"}',1795006052841);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',24,'move',0,'{"move":"play 6 = 15","lines":["0 play 6 = 15","chance 4"],"drawn":29,"open":true,"by":"px427fxrcrw5","id":"a344fa40-e3f8-474d-9a0c-4947c3a4bffa"}',1795006052857);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',25,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 0"],"drawn":30,"open":true,"by":"p4qtvmvkugai","id":"a3fde218-5c38-4e6d-8101-5007e71bebd4"}',1795006052867);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',26,'move',0,'{"move":"play 4 = 13","lines":["0 play 4 = 13","chance 4"],"drawn":31,"open":true,"by":"px427fxrcrw5","id":"e415c3ed-2af0-4c95-afba-3723ed2df99e"}',1795006052875);
INSERT INTO "rows" VALUES('bdfi3vktmpiug8gn',27,'chat',0,'{"name":"Ada","text":"hello","by":"px427fxrcrw5","id":"048121ab-5130-41d5-b606-2be92c637ede"}',1795006052890);
INSERT INTO "rows" VALUES('tgq46urpvakzqq9q',0,'open',NULL,'{"game":"tickets","host":"px427fxrcrw5","options":{"first":null},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006052907);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',0,'open',NULL,'{"game":"tenzania","host":"px427fxrcrw5","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006052924);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',1,'sit',1,'{"by":"p4qtvmvkugai","name":"Ben","colour":null,"luck":""}',1795006052943);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"px427fxrcrw5","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p4qtvmvkugai","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 3","chance 4","chance 2","chance 0","chance 0","chance 8"],"drawn":6}',1795006052956);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',3,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 1"],"drawn":7,"open":true,"by":"px427fxrcrw5","id":"906b8bd0-fb22-45db-8f83-02bed3873e48"}',1795006052983);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',4,'move',1,'{"move":"play 8 = 11","lines":["1 play 8 = 11","chance 9"],"drawn":8,"open":true,"by":"p4qtvmvkugai","id":"27eb9162-1b8f-474a-a80a-8a425c2175c5"}',1795006052995);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',5,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 7"],"drawn":9,"open":true,"by":"px427fxrcrw5","id":"716d084e-de86-41ca-8611-1792835555af"}',1795006053010);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',6,'move',1,'{"move":"play 9 = 10","lines":["1 play 9 = 10","chance 6"],"drawn":10,"open":true,"by":"p4qtvmvkugai","id":"db8d6445-f3c0-4dbf-85f7-c08c393bb8ab"}',1795006053019);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',7,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 9"],"drawn":11,"open":true,"by":"px427fxrcrw5","id":"696e5c74-5c11-4af6-853c-d3d40f4d97f5"}',1795006053031);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',8,'move',1,'{"move":"play 6 = 13","lines":["1 play 6 = 13","chance 5"],"drawn":12,"open":true,"by":"p4qtvmvkugai","id":"5685bd76-8693-40fd-a1fc-3ddd8a5d15a6"}',1795006053039);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',9,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 8"],"drawn":13,"open":true,"by":"px427fxrcrw5","id":"67e22367-85ea-4e83-894d-b36356fab553"}',1795006053051);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',10,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":14,"open":true,"by":"p4qtvmvkugai","id":"e13ad3fc-3af1-4b11-8e61-9c99e43ed326"}',1795006053057);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',11,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 4"],"drawn":15,"open":true,"by":"px427fxrcrw5","id":"d0010980-bcd7-42bd-bd2c-a41ba8f6ef64"}',1795006053067);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',12,'move',1,'{"move":"play 5 = 7","lines":["1 play 5 = 7","chance 4"],"drawn":16,"open":true,"by":"p4qtvmvkugai","id":"e8b17404-81a1-4270-8260-d604ca0a89ff"}',1795006053076);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',13,'move',0,'{"move":"play 9 = 16","lines":["0 play 9 = 16","chance 3"],"drawn":17,"open":true,"by":"px427fxrcrw5","id":"496f8ad6-cbe4-4ab6-988d-664472a5d130"}',1795006053083);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',14,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":18,"open":true,"by":"p4qtvmvkugai","id":"8b394524-d777-42d9-ac97-e9d37d449bc7"}',1795006053095);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',15,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 1"],"drawn":19,"open":true,"by":"px427fxrcrw5","id":"ab1656c1-2d27-454c-b440-9d58152b129a"}',1795006053107);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',16,'move',1,'{"move":"play 7 = 11","lines":["1 play 7 = 11","chance 3"],"drawn":20,"open":true,"by":"p4qtvmvkugai","id":"30167d85-33fa-4a8d-923b-1d324acd1de7"}',1795006053119);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',17,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 2"],"drawn":21,"open":true,"by":"px427fxrcrw5","id":"407efcbc-e055-43de-b5b1-30327d4a8c29"}',1795006053127);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',18,'move',1,'{"move":"play 4 = 5","lines":["1 play 4 = 5","chance 0"],"drawn":22,"open":true,"by":"p4qtvmvkugai","id":"af9fa7b6-989b-4b37-aad4-dd2f6df2251c"}',1795006053135);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',19,'move',0,'{"move":"play 8 = 13","lines":["0 play 8 = 13","chance 1"],"drawn":23,"open":true,"by":"px427fxrcrw5","id":"3dbfc938-7b00-44a7-b77f-2085e6db4e08"}',1795006053143);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',20,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 5"],"drawn":24,"open":true,"by":"p4qtvmvkugai","id":"45278ed0-8f98-4db1-9729-1408e7307ceb"}',1795006053151);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',21,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 5"],"drawn":25,"open":true,"by":"px427fxrcrw5","id":"485a3b15-c6b5-49c0-94f1-efa5b88e38d4"}',1795006053159);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',22,'move',1,'{"move":"play 8 = 10","lines":["1 play 8 = 10","chance 6"],"drawn":26,"open":true,"by":"p4qtvmvkugai","id":"faba138e-cb36-45de-8122-1fe06f99d540"}',1795006053167);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',23,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 6"],"drawn":27,"open":true,"by":"px427fxrcrw5","id":"4b117af7-aaa3-462a-9133-4d19ca65b618"}',1795006053179);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',24,'move',1,'{"move":"play 5 = 6","lines":["1 play 5 = 6","chance 2"],"drawn":28,"open":true,"by":"p4qtvmvkugai","id":"4baa1b3f-1ba9-4a90-973d-b03d7394261d"}',1795006053190);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',25,'move',0,'{"move":"play 5 = 1","lines":["0 play 5 = 1","chance 9"],"drawn":29,"open":true,"by":"px427fxrcrw5","id":"71d583a5-cbea-4009-90cb-a5537de685bf"}',1795006053203);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',26,'move',1,'{"move":"play 2 = 3","lines":["1 play 2 = 3","chance 7"],"drawn":29,"open":true,"by":"p4qtvmvkugai","id":"e40d8621-ee64-4a88-916b-ffd7a9d331c8"}',1795006053215);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',27,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3"],"drawn":29,"open":true,"by":"px427fxrcrw5","id":"61df713b-07fa-4649-b04e-05c1ccd22fa0"}',1795006053223);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',28,'move',1,'{"move":"play 7 = 10","lines":["1 play 7 = 10"],"drawn":29,"open":true,"by":"p4qtvmvkugai","id":"25629e4a-e433-4de6-9277-8fb5470bdb1e"}',1795006053235);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',29,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9"],"drawn":29,"open":true,"by":"px427fxrcrw5","id":"6eadc90b-02f7-4c67-904f-ad4fb4814c3b"}',1795006053241);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',30,'move',1,'{"move":"play 3 = 12","lines":["1 play 3 = 12"],"drawn":29,"open":true,"by":"p4qtvmvkugai","id":"dd88aaaa-da96-413a-bd45-59c9d102b67c"}',1795006053251);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',31,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6"],"drawn":29,"open":true,"by":"px427fxrcrw5","id":"147685f2-1dcc-470f-b99a-8ba72dbce5bc"}',1795006053259);
INSERT INTO "rows" VALUES('6w897jeg83k6pgag',32,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6"],"drawn":29,"open":true,"by":"p4qtvmvkugai","id":"1b64a1c0-0fce-40f3-854c-0718adb5e297"}',1795006053299);
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
INSERT INTO "tables" VALUES('gxrccx3qdtn5fr38','AMPMDV','africa','playing',0,'px427fxrcrw5','87173aadcf32aaab52df35de88f5532c39fb59915566c0a81b57330be7236d1a',0,1795006048121,1795006050144);
INSERT INTO "tables" VALUES('m6cc4p6b9m7vhqaf','MBUGLB','usa','playing',0,'px427fxrcrw5','f7fbb9f50045e791e23a0164c98fe3732f550ec68a11578f6e8e591a5de9575c',0,1795006051264,1795006051579);
INSERT INTO "tables" VALUES('idwp246yrgnptb5s','JWUPYW','tickets','playing',0,'px427fxrcrw5','7f5dc05f287c2b5d9acc4cb79b4fbe076038f630bfdb60ac06ebc002bf6b07f1',0,1795006051987,1795006052016);
INSERT INTO "tables" VALUES('bdfi3vktmpiug8gn','LXNNYS','tenzania','playing',0,'px427fxrcrw5','3c30f686067c70d3a1e8ed58b38646f585d7f00cbc4597f7e2740de52a4b1721',0,1795006052343,1795006052376);
INSERT INTO "tables" VALUES('tgq46urpvakzqq9q','SRNWVC','tickets','waiting',0,'px427fxrcrw5','8676bce78fe19cabe6ae2acd24e484d3ed0d9068cd490883556760043ce4e680',0,1795006052907,1795006052907);
INSERT INTO "tables" VALUES('6w897jeg83k6pgag','LMXYRV','tenzania','over',0,'px427fxrcrw5','0d0c1d1263d06f496b769a3cbea363d6237fed675df363459c24aa493e840988',0,1795006052924,1795006053300);
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
CREATE INDEX tables_by_host ON tables (host, made);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_daily_results_player ON daily_results (player);
CREATE INDEX played_by_player ON played (player, at);
CREATE INDEX played_by_table ON played (table_id);
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_hooks_player ON hooks (player);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
COMMIT;
