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
INSERT INTO "keys" VALUES('signing','96ae859906492e5831536ba6290de663bfbafbad5fafe12595d63506a1c00040');
INSERT INTO "keys" VALUES('push','e47c3bd126c5698403abcb7591a2a41c6fc88b596a370e77a19a26199d31c676');
INSERT INTO "keys" VALUES('day','76a9c5cac6dda73be6c27a59b19b3ba69cbed098a27dec463381469e1787972f');
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
INSERT INTO "members" VALUES('pbeegxcit3b7','4bwqspg73n9ze2p7');
INSERT INTO "members" VALUES('pbeegxcit3b7','4rtidrmd7yydsym2');
INSERT INTO "members" VALUES('pbeegxcit3b7','d3pve46as2sk7j9s');
INSERT INTO "members" VALUES('pbeegxcit3b7','ed92idz49um9k5nv');
INSERT INTO "members" VALUES('pbeegxcit3b7','ikv5ycbzqubf2pjf');
INSERT INTO "members" VALUES('pbeegxcit3b7','y4s3g75k8b79gcdi');
INSERT INTO "members" VALUES('psmws34w382y','4bwqspg73n9ze2p7');
INSERT INTO "members" VALUES('psmws34w382y','d3pve46as2sk7j9s');
INSERT INTO "members" VALUES('psmws34w382y','ed92idz49um9k5nv');
INSERT INTO "members" VALUES('psmws34w382y','ikv5ycbzqubf2pjf');
INSERT INTO "members" VALUES('psmws34w382y','y4s3g75k8b79gcdi');
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
INSERT INTO "played" VALUES('pbeegxcit3b7','ed92idz49um9k5nv',0,'tenzania',2,2,0.0,9,15,1,NULL,'[{"kind":"person","player":"psmws34w382y","name":"Ben","colour":null,"bot":null,"seat":1,"score":19}]','{"points":9}','{}',1795008610580);
INSERT INTO "played" VALUES('psmws34w382y','ed92idz49um9k5nv',1,'tenzania',2,1,1.0,19,15,1,NULL,'[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"seat":0,"score":9}]','{"points":19}','{}',1795008610580);
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
INSERT INTO "players" VALUES('pbeegxcit3b7','Ada',1,NULL,'en','{}',1795008607907,0);
INSERT INTO "players" VALUES('psmws34w382y','Ben',1,NULL,'fr','{}',1795008608034,0);
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
INSERT INTO "results" VALUES('ed92idz49um9k5nv',0,'tenzania','pbeegxcit3b7',NULL,'people',0.0,9,1795008610580);
INSERT INTO "results" VALUES('ed92idz49um9k5nv',1,'tenzania','psmws34w382y',NULL,'people',1.0,19,1795008610580);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',0,'open',NULL,'{"game":"africa","host":"pbeegxcit3b7","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795008608075);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',1,'sit',1,'{"by":"psmws34w382y","name":"Ben","colour":null,"luck":""}',1795008609163);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"psmws34w382y","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance EGY","chance TCD"],"drawn":2}',1795008609179);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance NAM"],"drawn":3,"open":true,"by":"pbeegxcit3b7","id":"f82d3bf3-735b-4fda-ae19-cc8da8d18e8a"}',1795008609286);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance NGA"],"drawn":4,"open":true,"by":"pbeegxcit3b7","id":"57c8c0f1-be7b-4a2d-b3be-1c10333b04d5"}',1795008609288);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance GIN"],"drawn":5,"open":true,"by":"pbeegxcit3b7","id":"c501a08a-c213-4f4d-9c50-9413dd97f36f"}',1795008609289);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance UGA"],"drawn":6,"open":true,"by":"pbeegxcit3b7","id":"c69afe75-5b9b-4bf5-bfc2-5b4eb4f9f668"}',1795008609290);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance COD"],"drawn":7,"open":true,"by":"pbeegxcit3b7","id":"8e7eb608-2c8b-4b4c-9c03-3569e0bfdc84"}',1795008609295);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance ZAF"],"drawn":8,"open":true,"by":"pbeegxcit3b7","id":"c5f72d07-57b5-415c-805e-4b24624b76f9"}',1795008609323);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance LBR"],"drawn":9,"open":true,"by":"pbeegxcit3b7","id":"c04c9ece-6291-43b7-84dd-e2e7166d96d1"}',1795008609367);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance BFA"],"drawn":10,"open":true,"by":"pbeegxcit3b7","id":"12dd5af3-eff2-44e8-b016-e2001e208e20"}',1795008609394);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance SEN"],"drawn":11,"open":true,"by":"pbeegxcit3b7","id":"23fbf2db-2a00-419a-8b12-0b0521903691"}',1795008609419);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pbeegxcit3b7","id":"79a63f8e-e05c-4cee-b1da-2d87556d41c4"}',1795008609432);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance MRT"],"drawn":12,"open":true,"by":"psmws34w382y","id":"e96a3f69-df2c-46e2-b4da-ed4031aef231"}',1795008609463);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance BWA"],"drawn":13,"open":true,"by":"psmws34w382y","id":"c6861ff3-4fee-474d-b474-ba4cf5f3af71"}',1795008609471);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance MOZ"],"drawn":14,"open":true,"by":"psmws34w382y","id":"0bcbdbf7-8e37-4f1e-828c-5703784a78d1"}',1795008609476);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance SLE"],"drawn":15,"open":true,"by":"psmws34w382y","id":"eee5974e-ece3-4f79-a2f1-d6609848469d"}',1795008609491);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance TCD"],"drawn":16,"open":true,"by":"psmws34w382y","id":"71b463b5-b1f8-4e9f-94e8-48139b91c350"}',1795008609499);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-green"],"drawn":17,"open":true,"by":"psmws34w382y","id":"86bf4388-aa5c-4c86-80f3-06f7b72a927f"}',1795008609510);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance car"],"drawn":18,"open":true,"by":"psmws34w382y","id":"0440d29d-39d8-45ad-8c54-f764fb436359"}',1795008609527);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance AGO"],"drawn":19,"open":true,"by":"psmws34w382y","id":"9be70af3-8bd0-4707-861b-f5bf8f2f1a1d"}',1795008609538);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance LBY"],"drawn":20,"open":true,"by":"psmws34w382y","id":"c24c0d5f-b454-4f12-b916-0363f10367d2"}',1795008609558);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance MDG","chance plane-orange","chance CIV","chance first 0"],"drawn":24,"open":true,"by":"psmws34w382y","id":"34882e50-87ca-44c7-b4cb-6239a93069eb"}',1795008609563);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"pbeegxcit3b7","id":"197b63ae-7dab-4cf4-ab45-2cea340f0438"}',1795008609564);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"pbeegxcit3b7","id":"309f3395-5fa5-4ede-bf6a-40cfa5d603b6"}',1795008609587);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"psmws34w382y","id":"a0de5a56-d48a-4cd8-af69-bdf51df427c0"}',1795008609594);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"pbeegxcit3b7","id":"fc9e1eb5-884f-459d-94f1-4c06faf26636"}',1795008609617);
INSERT INTO "rows" VALUES('d3pve46as2sk7j9s',27,'chat',0,'{"name":"Ada","text":"hello","by":"pbeegxcit3b7","id":"0c8ca150-b0cf-4bef-a022-e217d0d2b700"}',1795008609644);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',0,'open',NULL,'{"game":"usa","host":"pbeegxcit3b7","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795008609660);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',1,'sit',1,'{"by":"psmws34w382y","name":"Ben","colour":null,"luck":""}',1795008609688);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"psmws34w382y","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance plane-orange","chance AK"],"drawn":2}',1795008609721);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance HI"],"drawn":3,"open":true,"by":"pbeegxcit3b7","id":"aaf3d077-2a40-40c8-8bd7-19c80e19f305"}',1795008609767);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance MN"],"drawn":4,"open":true,"by":"pbeegxcit3b7","id":"421b77a3-3965-4804-aa0e-af7d663f619d"}',1795008609768);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance OK"],"drawn":5,"open":true,"by":"pbeegxcit3b7","id":"569d393f-009e-4f77-9f7c-687afc48be33"}',1795008609779);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance MI"],"drawn":6,"open":true,"by":"pbeegxcit3b7","id":"0d8aefff-d55e-44ce-9851-1ed33546aabb"}',1795008609806);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance VT"],"drawn":7,"open":true,"by":"pbeegxcit3b7","id":"5d4c34c2-7152-4b25-a53f-eec6c325c054"}',1795008609814);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance WI"],"drawn":8,"open":true,"by":"pbeegxcit3b7","id":"5099f249-420d-4747-85a0-9d44a9f96454"}',1795008609823);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance KS"],"drawn":9,"open":true,"by":"pbeegxcit3b7","id":"093a935a-269f-4950-8c2f-a0d594404622"}',1795008609824);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance WY"],"drawn":10,"open":true,"by":"pbeegxcit3b7","id":"10603bf6-eea0-4b3c-8bef-2f8e1b02a076"}',1795008609827);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance DE"],"drawn":11,"open":true,"by":"pbeegxcit3b7","id":"5c41692f-313d-4420-a7e1-45e928093c34"}',1795008609831);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pbeegxcit3b7","id":"ca370cd5-52e7-4b48-91b2-b87787555221"}',1795008609839);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance plane-yellow"],"drawn":12,"open":true,"by":"psmws34w382y","id":"583c9488-8be2-464e-818f-db2ff8eff7db"}',1795008609843);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance LA"],"drawn":13,"open":true,"by":"psmws34w382y","id":"1ff1917b-781f-4cfa-aa14-de3f4c246859"}',1795008609844);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance NH"],"drawn":14,"open":true,"by":"psmws34w382y","id":"1d3ca2e7-e189-4e7d-9cb2-25580c306ed8"}',1795008609845);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance RI"],"drawn":15,"open":true,"by":"psmws34w382y","id":"6b0781fd-a5f4-48e7-8e8b-3381f31acd64"}',1795008609845);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance car"],"drawn":16,"open":true,"by":"psmws34w382y","id":"313109e6-42fb-4626-9aec-928767382028"}',1795008609846);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance WA"],"drawn":17,"open":true,"by":"psmws34w382y","id":"9eebd6a0-1ca5-4c71-b22c-8473ee7d3d54"}',1795008609847);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance plane-orange"],"drawn":18,"open":true,"by":"psmws34w382y","id":"cdb420ab-e447-4749-8098-c2d760f61c67"}',1795008609848);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance CA"],"drawn":19,"open":true,"by":"psmws34w382y","id":"b3f3b388-a421-4ab5-bb7d-b26bfdb24ea0"}',1795008609849);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance plane-pink"],"drawn":20,"open":true,"by":"psmws34w382y","id":"4be9db60-3811-40fe-9ffc-960a30ae04b3"}',1795008609850);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance MS","chance MD","chance SC","chance first 1"],"drawn":24,"open":true,"by":"psmws34w382y","id":"9d252f99-8e2e-42de-966c-5494b8ba636d"}',1795008609851);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"psmws34w382y","id":"3289402b-7018-425e-9560-3c8c17f27101"}',1795008609852);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"psmws34w382y","id":"08114cbf-0c31-4a6a-87ae-e2c1be232d06"}',1795008609853);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"pbeegxcit3b7","id":"6b71695c-65f0-444f-8cfe-c1878b688574"}',1795008609853);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"psmws34w382y","id":"de83cfdf-84cd-4556-ae59-76aea87afc34"}',1795008609854);
INSERT INTO "rows" VALUES('ikv5ycbzqubf2pjf',27,'chat',0,'{"name":"Ada","text":"hello","by":"pbeegxcit3b7","id":"0cd32f48-9499-44fc-9696-d62a0bcaef70"}',1795008609855);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',0,'open',NULL,'{"game":"tickets","host":"pbeegxcit3b7","options":{"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795008609857);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',1,'sit',1,'{"by":"psmws34w382y","name":"Ben","colour":null,"luck":""}',1795008609860);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"psmws34w382y","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance blue","chance red","chance orange","chance green","chance jungle","chance bogoro elizabethville","chance cabinda mocambique","chance libreville mombasa","chance cabinda port-nolloth","chance purple","chance purple","chance white","chance locomotive","chance jungle","chance dar-es-salaam mocambique","chance port-florence windhoek","chance chad cape-town","chance madagascar walvis-bay","chance white","chance purple","chance yellow","chance orange","chance orange","chance jungle","chance desert"],"drawn":25}',1795008609868);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"pbeegxcit3b7","id":"0a592343-fa27-41ac-ba1d-5a850730fbdf"}',1795008609888);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 1"],"drawn":26,"open":true,"by":"psmws34w382y","id":"37e6ed39-a9c4-42a2-ae43-98f4e83aaefa"}',1795008609891);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',5,'move',1,'{"move":"claim douala libreville 1","lines":["1 claim douala libreville 1"],"drawn":26,"open":false,"by":"psmws34w382y","id":"cf41d4c2-6293-4d87-a612-4900a71d50be"}',1795008609907);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',6,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":26,"open":true,"by":"psmws34w382y","id":"fc9feaf4-ed17-4b7f-b601-34232b4c88c3"}',1795008609909);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',7,'move',0,'{"move":"terrain desert","lines":["0 terrain desert","chance jungle"],"drawn":27,"open":true,"by":"pbeegxcit3b7","id":"bea9baff-7f80-4ab2-a50e-2e8dc3851805"}',1795008609914);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',8,'move',0,'{"move":"terrain jungle","lines":["0 terrain jungle","chance jungle"],"drawn":28,"open":true,"by":"pbeegxcit3b7","id":"fe6dcf03-4252-41c5-ac08-eacf9bf47b8a"}',1795008609923);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',9,'move',1,'{"move":"claim bondo junction-upper-congo 1","lines":["1 claim bondo junction-upper-congo 1"],"drawn":28,"open":false,"by":"psmws34w382y","id":"e870a17b-c382-40bf-81e5-5e7d40aab4af"}',1795008609939);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',10,'move',1,'{"move":"single","lines":["1 single"],"drawn":28,"open":true,"by":"psmws34w382y","id":"91e384ad-eeb9-4d77-a209-635339b40d73"}',1795008609951);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',11,'move',0,'{"move":"claim cabinda leopoldville 1","lines":["0 claim cabinda leopoldville 1"],"drawn":28,"open":false,"by":"pbeegxcit3b7","id":"72308521-54be-4b58-bd83-12d727210850"}',1795008609952);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',12,'move',0,'{"move":"double 0","lines":["0 double 0"],"drawn":28,"open":true,"by":"pbeegxcit3b7","id":"7ce49d9d-963f-40b9-b630-0dfa0c459a31"}',1795008609952);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',13,'move',1,'{"move":"claim port-florence junction-east 1","lines":["1 claim port-florence junction-east 1"],"drawn":28,"open":false,"by":"psmws34w382y","id":"6f416c17-2736-4e06-950c-505a8c537137"}',1795008609953);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',14,'move',1,'{"move":"single","lines":["1 single"],"drawn":28,"open":true,"by":"psmws34w382y","id":"a9835e77-ca61-4872-838e-87fcdb02b945"}',1795008609954);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',15,'move',0,'{"move":"train purple","lines":["0 train purple","chance red"],"drawn":29,"open":true,"by":"pbeegxcit3b7","id":"127e7b5b-7692-4024-a34b-ce4c3cf65676"}',1795008609955);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',16,'move',0,'{"move":"train yellow","lines":["0 train yellow","chance green"],"drawn":30,"open":true,"by":"pbeegxcit3b7","id":"dfde0430-0fcc-4910-9f52-676e290a6a5f"}',1795008609956);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',17,'move',1,'{"move":"terrain deck","lines":["1 terrain deck","chance jungle"],"drawn":31,"open":true,"by":"psmws34w382y","id":"a092c286-18d2-46e3-9be1-828b16186ed2"}',1795008609957);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',18,'move',1,'{"move":"train deck","lines":["1 train deck","chance blue"],"drawn":32,"open":true,"by":"psmws34w382y","id":"be725114-36ed-4ece-aba3-acad5473dbfd"}',1795008609958);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',19,'move',0,'{"move":"train orange","lines":["0 train orange","chance locomotive"],"drawn":33,"open":true,"by":"pbeegxcit3b7","id":"66a43fe5-d835-4746-9611-1b32d70a3646"}',1795008609959);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',20,'move',0,'{"move":"train white","lines":["0 train white","chance locomotive"],"drawn":34,"open":true,"by":"pbeegxcit3b7","id":"a6b5c0e2-2535-426c-b6d2-601b1c69f4b1"}',1795008609960);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',21,'move',1,'{"move":"train orange","lines":["1 train orange","chance yellow"],"drawn":35,"open":true,"by":"psmws34w382y","id":"dc68a176-a281-423f-8675-0c0ca5bf395d"}',1795008609962);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',22,'move',1,'{"move":"terrain deck","lines":["1 terrain deck","chance mountain"],"drawn":36,"open":true,"by":"psmws34w382y","id":"bc65e93b-4019-4973-bd77-e2de46ee3aba"}',1795008609963);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',23,'move',0,'{"move":"train deck","lines":["0 train deck","chance orange"],"drawn":37,"open":true,"by":"pbeegxcit3b7","id":"e78d9ca2-c7d1-455f-b83e-ec3ea14695bb"}',1795008609964);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',24,'move',0,'{"move":"terrain jungle","lines":["0 terrain jungle","chance jungle"],"drawn":38,"open":true,"by":"pbeegxcit3b7","id":"c86aa40c-d562-43ff-93ee-196d289dfcbc"}',1795008609964);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',25,'move',1,'{"move":"train green","lines":["1 train green","chance orange"],"drawn":39,"open":true,"by":"psmws34w382y","id":"e0a55605-254a-4383-8cbb-140c79f4c9d6"}',1795008609965);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',26,'move',1,'{"move":"train yellow","lines":["1 train yellow","chance orange"],"drawn":40,"open":true,"by":"psmws34w382y","id":"1fdacaa5-6022-41f1-81e1-c05279befa81"}',1795008609966);
INSERT INTO "rows" VALUES('4bwqspg73n9ze2p7',27,'chat',0,'{"name":"Ada","text":"hello","by":"pbeegxcit3b7","id":"9b8c6040-0161-481d-97b4-93c34ed3caa6"}',1795008609987);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',0,'open',NULL,'{"game":"tenzania","host":"pbeegxcit3b7","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795008609996);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',1,'sit',1,'{"by":"psmws34w382y","name":"Ben","colour":null,"luck":""}',1795008609999);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"psmws34w382y","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 4","chance 0","chance 6","chance 5","chance 0","chance 3","chance first 1"],"drawn":7}',1795008610000);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',3,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 2"],"drawn":8,"open":true,"by":"psmws34w382y","id":"38ec0f65-8e0a-4236-8424-b41e8bc8835b"}',1795008610010);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',4,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 7"],"drawn":9,"open":true,"by":"pbeegxcit3b7","id":"167d02d1-6564-4edd-aaf1-f111a657d855"}',1795008610013);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',5,'move',1,'{"move":"play 5 = 11","lines":["1 play 5 = 11","chance 4"],"drawn":10,"open":true,"by":"psmws34w382y","id":"1f0204e1-e8b1-49bf-b822-4b21d30337b8"}',1795008610013);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',6,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 2"],"drawn":11,"open":true,"by":"pbeegxcit3b7","id":"3b7f7ec7-240e-4011-92fe-f3e4e56f2973"}',1795008610015);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',7,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 3"],"drawn":12,"open":true,"by":"psmws34w382y","id":"5e7c092a-27c1-4026-aec4-fade288ced13"}',1795008610015);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',8,'move',0,'{"move":"play 2 = 6","lines":["0 play 2 = 6","chance 4"],"drawn":13,"open":true,"by":"pbeegxcit3b7","id":"20f9eb3a-34ee-497f-8f42-283f7b3baa8f"}',1795008610039);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',9,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 5"],"drawn":14,"open":true,"by":"psmws34w382y","id":"3d6a1427-9b7a-4eac-92cb-3d7645aea2b3"}',1795008610043);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',10,'move',0,'{"move":"play 7 = 9","lines":["0 play 7 = 9","chance 8"],"drawn":15,"open":true,"by":"pbeegxcit3b7","id":"8d26eed4-0335-41ec-ac64-ae2d29d7f890"}',1795008610044);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',11,'move',1,'{"move":"play 5 = 14","lines":["1 play 5 = 14","chance 5"],"drawn":16,"open":true,"by":"psmws34w382y","id":"0c894679-4a03-4244-b351-0af378b95d2c"}',1795008610067);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',12,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 2"],"drawn":17,"open":true,"by":"pbeegxcit3b7","id":"23276005-86d7-4784-9ca8-7cd66cb4f5bc"}',1795008610075);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',13,'move',1,'{"move":"play 5 = 3","lines":["1 play 5 = 3","chance 7"],"drawn":18,"open":true,"by":"psmws34w382y","id":"66411285-686f-4d23-b5f9-5f06105d5d70"}',1795008610079);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',14,'move',0,'{"move":"play 4 = 7","lines":["0 play 4 = 7","chance 1"],"drawn":19,"open":true,"by":"pbeegxcit3b7","id":"dd71852b-6d4a-4722-a30d-a88124cdd400"}',1795008610080);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',15,'move',1,'{"move":"play 3 = 10","lines":["1 play 3 = 10","chance 8"],"drawn":20,"open":true,"by":"psmws34w382y","id":"5e7b7b42-1074-4d98-be09-b57155656f70"}',1795008610087);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',16,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 2"],"drawn":21,"open":true,"by":"pbeegxcit3b7","id":"6c3073c3-9a47-41ee-989f-3c4995770512"}',1795008610093);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',17,'move',1,'{"move":"play 7 = 11","lines":["1 play 7 = 11","chance 9"],"drawn":22,"open":true,"by":"psmws34w382y","id":"5fcb525c-1fbd-45e5-97cf-39d764b3a57a"}',1795008610101);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',18,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 3"],"drawn":23,"open":true,"by":"pbeegxcit3b7","id":"c30a62f6-b775-4b87-8a3c-826ed41824f7"}',1795008610123);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',19,'move',1,'{"move":"play 9 = 11","lines":["1 play 9 = 11","chance 7"],"drawn":24,"open":true,"by":"psmws34w382y","id":"afb664f2-af50-49fb-bb28-ffe2344a02ab"}',1795008610143);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',20,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 6"],"drawn":25,"open":true,"by":"pbeegxcit3b7","id":"dbad446c-3a88-4b15-898a-de125fab8fa4"}',1795008610149);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',21,'move',1,'{"move":"play 3 = 5","lines":["1 play 3 = 5","chance 9"],"drawn":26,"open":true,"by":"psmws34w382y","id":"42d255dd-85fe-43e9-b7c2-0804fff654e0"}',1795008610155);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',22,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 5"],"drawn":27,"open":true,"by":"pbeegxcit3b7","id":"d5c106c5-8d6c-488a-bc53-2a56dc993f6b"}',1795008610161);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',23,'move',1,'{"move":"play 8 = 11","lines":["1 play 8 = 11","chance 8"],"drawn":28,"open":true,"by":"psmws34w382y","id":"e92474d7-8823-4a8b-8eb8-94237e746434"}',1795008610175);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',24,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 9"],"drawn":29,"open":true,"by":"pbeegxcit3b7","id":"04d52d8d-504e-4d03-bba3-0b5cc3eb4ad9"}',1795008610183);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',25,'move',1,'{"move":"play 9 = 10","lines":["1 play 9 = 10","chance 6"],"drawn":30,"open":true,"by":"psmws34w382y","id":"4da37fb2-af32-4337-bbb9-b8670781a364"}',1795008610218);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',26,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 8"],"drawn":31,"open":true,"by":"pbeegxcit3b7","id":"90ac1421-cc57-446b-8eee-89262988a386"}',1795008610219);
INSERT INTO "rows" VALUES('y4s3g75k8b79gcdi',27,'chat',0,'{"name":"Ada","text":"hello","by":"pbeegxcit3b7","id":"6bd54f07-5515-4bb2-ad11-54be2006f6d0"}',1795008610220);
INSERT INTO "rows" VALUES('4rtidrmd7yydsym2',0,'open',NULL,'{"game":"tickets","host":"pbeegxcit3b7","options":{"first":null},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795008610222);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',0,'open',NULL,'{"game":"tenzania","host":"pbeegxcit3b7","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795008610225);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',1,'sit',1,'{"by":"psmws34w382y","name":"Ben","colour":null,"luck":""}',1795008610232);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pbeegxcit3b7","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"psmws34w382y","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 0","chance 2","chance 8","chance 7","chance 9","chance 2"],"drawn":6}',1795008610234);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',3,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 0"],"drawn":7,"open":true,"by":"pbeegxcit3b7","id":"5fc77ba5-fcae-471e-8e11-3a9b5ac31875"}',1795008610245);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',4,'move',1,'{"move":"play 7 = 9","lines":["1 play 7 = 9","chance 3"],"drawn":8,"open":true,"by":"psmws34w382y","id":"afc91ed8-6a2c-44aa-8f41-f370f4d51276"}',1795008610246);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',5,'move',0,'{"move":"play 8 = 17","lines":["0 play 8 = 17","chance 6"],"drawn":9,"open":true,"by":"pbeegxcit3b7","id":"4a82614e-16fc-4442-9c98-6495b09ea006"}',1795008610246);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',6,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 4"],"drawn":10,"open":true,"by":"psmws34w382y","id":"8c80e056-7ce7-46ca-a646-15f77d42f8c8"}',1795008610247);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',7,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 4"],"drawn":11,"open":true,"by":"pbeegxcit3b7","id":"8e50b30a-fc85-438f-b67a-82198ad8e8a6"}',1795008610318);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',8,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 1"],"drawn":12,"open":true,"by":"psmws34w382y","id":"daa18e88-3551-4e65-9d87-3e9fd752e20b"}',1795008610322);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',9,'move',0,'{"move":"play 4 = 6","lines":["0 play 4 = 6","chance 5"],"drawn":13,"open":true,"by":"pbeegxcit3b7","id":"1afed62a-71cb-4086-9d93-e92c74ae434b"}',1795008610323);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',10,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 7"],"drawn":14,"open":true,"by":"psmws34w382y","id":"d2ecb641-76bb-4b5c-a663-5543f9a0e58c"}',1795008610339);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',11,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 1"],"drawn":15,"open":true,"by":"pbeegxcit3b7","id":"de9e93f7-28bf-4a36-a1de-b17e14921a49"}',1795008610359);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',12,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 8"],"drawn":16,"open":true,"by":"psmws34w382y","id":"18447f7a-d4a7-49b5-a17d-40ec625073ef"}',1795008610365);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',13,'move',0,'{"move":"play 5 = 12","lines":["0 play 5 = 12","chance 8"],"drawn":17,"open":true,"by":"pbeegxcit3b7","id":"3f560d3c-7093-45d1-aa86-9ae21d7ea51b"}',1795008610377);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',14,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 5"],"drawn":18,"open":true,"by":"psmws34w382y","id":"1d22f058-7d2b-42c3-9146-1655fc9c892e"}',1795008610395);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',15,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 3"],"drawn":19,"open":true,"by":"pbeegxcit3b7","id":"6bc1f339-52c5-46c1-8889-84b4652ddf3b"}',1795008610404);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',16,'move',1,'{"move":"play 9 = 10","lines":["1 play 9 = 10","chance 9"],"drawn":20,"open":true,"by":"psmws34w382y","id":"9848250d-ad5c-4b21-8e67-2b150072d73c"}',1795008610406);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',17,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 7"],"drawn":21,"open":true,"by":"pbeegxcit3b7","id":"c3ded3b2-d13d-42cb-b059-24044144d263"}',1795008610407);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',18,'move',1,'{"move":"play 8 = 11","lines":["1 play 8 = 11","chance 2"],"drawn":22,"open":true,"by":"psmws34w382y","id":"da7dfb64-593a-4074-9e77-3a86d078e4bb"}',1795008610421);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',19,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 3"],"drawn":23,"open":true,"by":"pbeegxcit3b7","id":"02addf1b-b4ff-436e-9f8b-6492ad157257"}',1795008610429);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',20,'move',1,'{"move":"play 9 = 17","lines":["1 play 9 = 17","chance 4"],"drawn":24,"open":true,"by":"psmws34w382y","id":"259a9afe-4aad-4861-ac3a-b8b9f8e43d98"}',1795008610439);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',21,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 9"],"drawn":25,"open":true,"by":"pbeegxcit3b7","id":"331c882a-faa7-4a7a-9ecf-d0ff7e49d7bb"}',1795008610447);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',22,'move',1,'{"move":"play 2 = 8","lines":["1 play 2 = 8","chance 0"],"drawn":26,"open":true,"by":"psmws34w382y","id":"1fd929cd-8b60-4c51-bce8-e70e94a05642"}',1795008610452);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',23,'move',0,'{"move":"play 3 = 11","lines":["0 play 3 = 11","chance 1"],"drawn":27,"open":true,"by":"pbeegxcit3b7","id":"f21a6838-ed69-4441-8fbd-ce3cf9428ccc"}',1795008610467);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',24,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 5"],"drawn":28,"open":true,"by":"psmws34w382y","id":"a99e5a68-875f-4fa8-80f0-64ce87822b66"}',1795008610474);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',25,'move',0,'{"move":"play 9 = 13","lines":["0 play 9 = 13","chance 6"],"drawn":29,"open":true,"by":"pbeegxcit3b7","id":"5ca8402f-22cf-4ff7-afd2-8dcd4c0212a5"}',1795008610477);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',26,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 6"],"drawn":29,"open":true,"by":"psmws34w382y","id":"df5829f3-b9cb-4eed-b860-e10df533caf4"}',1795008610483);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',27,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6"],"drawn":29,"open":true,"by":"pbeegxcit3b7","id":"74b37c13-09c4-4727-8c10-484d02dda2a8"}',1795008610496);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',28,'move',1,'{"move":"play 6 = 12","lines":["1 play 6 = 12"],"drawn":29,"open":true,"by":"psmws34w382y","id":"6e3c2dbf-47e9-43c0-b722-8d8fc4f9b7ef"}',1795008610499);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',29,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7"],"drawn":29,"open":true,"by":"pbeegxcit3b7","id":"d73524d4-6a3e-4dff-ac48-aa47d1222543"}',1795008610502);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',30,'move',1,'{"move":"play 5 = 12","lines":["1 play 5 = 12"],"drawn":29,"open":true,"by":"psmws34w382y","id":"4f3a79c7-4492-4601-b310-9304a3a5f86f"}',1795008610515);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',31,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1"],"drawn":29,"open":true,"by":"pbeegxcit3b7","id":"6aa08f17-4663-4169-b65e-a58972afdf85"}',1795008610550);
INSERT INTO "rows" VALUES('ed92idz49um9k5nv',32,'move',1,'{"move":"play 5 = 6","lines":["1 play 5 = 6"],"drawn":29,"open":true,"by":"psmws34w382y","id":"77a99a15-f770-4aa1-90cb-924ffeabce9f"}',1795008610580);
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
INSERT INTO "tables" VALUES('d3pve46as2sk7j9s','YNFFPE','africa','playing',0,'pbeegxcit3b7','036b19b84cee3ff600c643c15576b883529d7f1ef825cbc66f7d8b7236864c01',0,1795008608075,1795008609179);
INSERT INTO "tables" VALUES('ikv5ycbzqubf2pjf','PQPKKL','usa','playing',0,'pbeegxcit3b7','bfd2a65a3972497d8122671dad72c29e697dcdc214ced726fa2826d4fe85c808',0,1795008609660,1795008609721);
INSERT INTO "tables" VALUES('4bwqspg73n9ze2p7','GZNZZH','tickets','playing',0,'pbeegxcit3b7','bbbac8f3b2e652e57f2f2be03a41d5216a1048da67958e42b7be3dacc7d65ec3',0,1795008609857,1795008609868);
INSERT INTO "tables" VALUES('y4s3g75k8b79gcdi','MDDKWU','tenzania','playing',0,'pbeegxcit3b7','139ca483b910d6e7e01be49f624ecf69f58d3db03390fb90fbcbf5775ffba715',0,1795008609996,1795008610000);
INSERT INTO "tables" VALUES('4rtidrmd7yydsym2','NUPAGZ','tickets','waiting',0,'pbeegxcit3b7','c3fcc8a86a71aa6eea0b2ff851cbc2835443648432625b1065abc1506115ec93',0,1795008610222,1795008610222);
INSERT INTO "tables" VALUES('ed92idz49um9k5nv','AUHFGA','tenzania','over',0,'pbeegxcit3b7','169d81a5ed59b055a08327dc2526987f5276384198a0a258af28e2dd551e834e',0,1795008610225,1795008610581);
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
CREATE INDEX played_by_player ON played (player, at);
CREATE INDEX played_by_table ON played (table_id);
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_hooks_player ON hooks (player);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
COMMIT;
