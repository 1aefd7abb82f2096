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
INSERT INTO "keys" VALUES('signing','58ad90b0cf7dd88efec77f87b3316c4236dd7a6f8e7508e358b26d175095b390');
INSERT INTO "keys" VALUES('push','7b095281ee3ace54b81d29e7a934702dd4d2e1ee24bddfd05ee7a658c62d5b44');
INSERT INTO "keys" VALUES('day','f5384a7f9507df1aa2ae3ff9933bc556729fa3afc9b4c6bb326d24e678bcec7d');
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
INSERT INTO "members" VALUES('p6f95szhvjf6','8zsnmzfmuq4q7s3r');
INSERT INTO "members" VALUES('p6f95szhvjf6','bbhn36ad4rjusipy');
INSERT INTO "members" VALUES('p6f95szhvjf6','df7nk5waq4c68n3g');
INSERT INTO "members" VALUES('p6f95szhvjf6','dwi7p2ht4y97jdjr');
INSERT INTO "members" VALUES('p6f95szhvjf6','rzhfmhmswmrr8v3u');
INSERT INTO "members" VALUES('p6f95szhvjf6','zrdsme4e9zdgi68c');
INSERT INTO "members" VALUES('phj4fmp6e4nr','8zsnmzfmuq4q7s3r');
INSERT INTO "members" VALUES('phj4fmp6e4nr','bbhn36ad4rjusipy');
INSERT INTO "members" VALUES('phj4fmp6e4nr','df7nk5waq4c68n3g');
INSERT INTO "members" VALUES('phj4fmp6e4nr','dwi7p2ht4y97jdjr');
INSERT INTO "members" VALUES('phj4fmp6e4nr','zrdsme4e9zdgi68c');
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
INSERT INTO "players" VALUES('p6f95szhvjf6','Ada',1,NULL,'en','{}',1795006306759,0);
INSERT INTO "players" VALUES('phj4fmp6e4nr','Ben',1,NULL,'fr','{}',1795006306943,0);
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
INSERT INTO "results" VALUES('bbhn36ad4rjusipy',0,'tenzania','p6f95szhvjf6',NULL,'people',0.0,13,1795006311832);
INSERT INTO "results" VALUES('bbhn36ad4rjusipy',1,'tenzania','phj4fmp6e4nr',NULL,'people',1.0,16,1795006311832);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',0,'open',NULL,'{"game":"africa","host":"p6f95szhvjf6","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006307168);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',1,'sit',1,'{"by":"phj4fmp6e4nr","name":"Ben","colour":null,"luck":""}',1795006308702);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phj4fmp6e4nr","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance SDN","chance GAB"],"drawn":2}',1795006308810);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance LBR"],"drawn":3,"open":true,"by":"p6f95szhvjf6","id":"016d341c-432d-4d56-85fd-34ae6209e4aa"}',1795006308978);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance SDN"],"drawn":4,"open":true,"by":"p6f95szhvjf6","id":"6ded111b-4b10-4051-b6f1-bfed75f389af"}',1795006309004);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance CAF"],"drawn":5,"open":true,"by":"p6f95szhvjf6","id":"26a8eb39-f918-4af1-a9c5-3f1968b26dcb"}',1795006309096);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance CIV"],"drawn":6,"open":true,"by":"p6f95szhvjf6","id":"2111816a-294d-4981-a297-4424062edb1d"}',1795006309200);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance plane-orange"],"drawn":7,"open":true,"by":"p6f95szhvjf6","id":"af8f3496-bffc-487a-b085-15c5fe1bbf73"}',1795006309203);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance AGO"],"drawn":8,"open":true,"by":"p6f95szhvjf6","id":"6496f5e8-2dcd-4ab9-a867-649c41a3082e"}',1795006309243);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance NGA"],"drawn":9,"open":true,"by":"p6f95szhvjf6","id":"8401a24b-dea0-43ea-92a0-ccb2a26502ce"}',1795006309264);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance RWA"],"drawn":10,"open":true,"by":"p6f95szhvjf6","id":"ede55991-1cc3-451d-92fd-2fbb9477abcb"}',1795006309315);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance MAR"],"drawn":11,"open":true,"by":"p6f95szhvjf6","id":"b8de6c2c-ec57-484d-8173-e000c85badfa"}',1795006309326);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p6f95szhvjf6","id":"fbe5048d-62ee-4957-a7be-df6b6df036c4"}',1795006309383);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance NER"],"drawn":12,"open":true,"by":"phj4fmp6e4nr","id":"63fcedf4-6011-42a3-b490-e3f8819795dd"}',1795006309459);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance KEN"],"drawn":13,"open":true,"by":"phj4fmp6e4nr","id":"1262bf29-57c5-409c-aa4f-25850046b364"}',1795006309483);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance plane-pink"],"drawn":14,"open":true,"by":"phj4fmp6e4nr","id":"4b4895d6-eed2-4e80-838d-5f81452798db"}',1795006309491);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance plane-blue"],"drawn":15,"open":true,"by":"phj4fmp6e4nr","id":"df9007f8-168a-4e52-8e72-a16036d3c311"}',1795006309493);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance BFA"],"drawn":16,"open":true,"by":"phj4fmp6e4nr","id":"c652e0ef-be7c-4e20-9ae8-6e11f80f9a7d"}',1795006309494);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-orange"],"drawn":17,"open":true,"by":"phj4fmp6e4nr","id":"8ab0b428-749c-495d-992f-78d0b96c618c"}',1795006309495);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance COD"],"drawn":18,"open":true,"by":"phj4fmp6e4nr","id":"932cb2a4-dbf2-4663-9ccb-c9aabbda1393"}',1795006309495);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance NER"],"drawn":19,"open":true,"by":"phj4fmp6e4nr","id":"2b73076e-0098-4cdf-b825-70acc8224562"}',1795006309499);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance MRT"],"drawn":20,"open":true,"by":"phj4fmp6e4nr","id":"7700a8b4-dbd6-42bb-9a4a-67cb92bc82bd"}',1795006309500);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance CMR","chance LBY","chance EGY","chance first 0"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"5a9bd9da-305d-4ea1-b363-04c72361e084"}',1795006309504);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"p6f95szhvjf6","id":"1e6db561-fa1a-4870-b4ab-3fa133d62b6c"}',1795006309505);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"p6f95szhvjf6","id":"c5766288-b840-4072-bd34-3216fdb89fc9"}',1795006309507);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"c915dd18-e935-4ba3-a15b-1065ae5bab03"}',1795006309508);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"p6f95szhvjf6","id":"b41e3fa2-2ed1-4d79-955e-e6aa24dc3e0f"}',1795006309508);
INSERT INTO "rows" VALUES('dwi7p2ht4y97jdjr',27,'chat',0,'{"name":"Ada","text":"hello","by":"p6f95szhvjf6","id":"d307407c-9e70-4296-bdc4-a916de842a45"}',1795006309509);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',0,'open',NULL,'{"game":"usa","host":"p6f95szhvjf6","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006309515);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',1,'sit',1,'{"by":"phj4fmp6e4nr","name":"Ben","colour":null,"luck":""}',1795006309571);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phj4fmp6e4nr","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance SD","chance IL"],"drawn":2}',1795006309657);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance SC"],"drawn":3,"open":true,"by":"p6f95szhvjf6","id":"c3b192e0-6293-42c7-ba53-88ad7931046e"}',1795006310036);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance KS"],"drawn":4,"open":true,"by":"p6f95szhvjf6","id":"6e45ad10-1267-48dc-9892-34a31b93b40a"}',1795006310042);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance plane-blue"],"drawn":5,"open":true,"by":"p6f95szhvjf6","id":"72f3a42d-6b71-4243-8b28-f17c1720e677"}',1795006310044);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance plane-blue"],"drawn":6,"open":true,"by":"p6f95szhvjf6","id":"67ba2982-88c9-4518-96fd-be5b7a3d40c8"}',1795006310057);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance CO"],"drawn":7,"open":true,"by":"p6f95szhvjf6","id":"3f16f48b-83cf-451a-8d44-8197bfb01197"}',1795006310066);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance plane-green"],"drawn":8,"open":true,"by":"p6f95szhvjf6","id":"519ae869-6ccf-4e22-aa0e-7d843796c7e0"}',1795006310067);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance KY"],"drawn":9,"open":true,"by":"p6f95szhvjf6","id":"ba161533-6881-494a-a5eb-12fe5bb6b0e2"}',1795006310072);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance plane-orange"],"drawn":10,"open":true,"by":"p6f95szhvjf6","id":"2f2eca38-1f10-4de0-a7de-cc8ff69b09b2"}',1795006310079);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance UT"],"drawn":11,"open":true,"by":"p6f95szhvjf6","id":"4b8676e5-c85b-46de-95cc-dcf192c7325f"}',1795006310158);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p6f95szhvjf6","id":"cdd35b1f-6116-4d4e-aa0d-d60dbca6aec1"}',1795006310187);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance plane-orange"],"drawn":12,"open":true,"by":"phj4fmp6e4nr","id":"cb9c36f5-a1a3-40ee-88e5-cf2351de7700"}',1795006310215);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance CT"],"drawn":13,"open":true,"by":"phj4fmp6e4nr","id":"c7376616-2e16-4ba3-956a-140d1317753e"}',1795006310234);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance plane-pink"],"drawn":14,"open":true,"by":"phj4fmp6e4nr","id":"13c943f3-96a7-4226-aae3-a27fc1d22074"}',1795006310259);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance IA"],"drawn":15,"open":true,"by":"phj4fmp6e4nr","id":"ca932b42-65d8-4000-93f0-3f062491469c"}',1795006310261);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance car"],"drawn":16,"open":true,"by":"phj4fmp6e4nr","id":"b9e503a3-be04-4c8c-9367-868a396e1733"}',1795006310262);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance NV"],"drawn":17,"open":true,"by":"phj4fmp6e4nr","id":"5ef0ea15-cceb-48e6-8148-929e42c437bd"}',1795006310282);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance NE"],"drawn":18,"open":true,"by":"phj4fmp6e4nr","id":"88e7446a-a186-4f3d-bef6-d4e8a1ec5a55"}',1795006310306);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance NJ"],"drawn":19,"open":true,"by":"phj4fmp6e4nr","id":"8c71f624-2a3d-4554-aae7-f59c01e4ba75"}',1795006310334);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance MT"],"drawn":20,"open":true,"by":"phj4fmp6e4nr","id":"aca1aae0-c4da-42ce-941d-d22437e486a4"}',1795006310350);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance VT","chance MD","chance TN","chance first 1"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"20121206-ab0f-4fb1-8cd0-d620dc4c8350"}',1795006310378);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"ecc0faba-99da-4644-a44e-304b194e6bd8"}',1795006310398);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"1da712ad-cf8b-4684-a238-c3bc0a6af9b5"}',1795006310416);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"p6f95szhvjf6","id":"59c7f779-3736-4dce-825f-e9c812ebf332"}',1795006310445);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"258d83b5-1b97-49bd-bd97-ca9e4cf353bb"}',1795006310460);
INSERT INTO "rows" VALUES('8zsnmzfmuq4q7s3r',27,'chat',0,'{"name":"Ada","text":"hello","by":"p6f95szhvjf6","id":"58384ad5-1a94-442f-bc72-2811c8c9688e"}',1795006310463);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',0,'open',NULL,'{"game":"tickets","host":"p6f95szhvjf6","options":{"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006310495);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',1,'sit',1,'{"by":"phj4fmp6e4nr","name":"Ben","colour":null,"luck":""}',1795006310518);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phj4fmp6e4nr","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance blue","chance black","chance purple","chance locomotive","chance mountain","chance sudan ujiji","chance bulawayo mombasa","chance sudan walvis-bay","chance port-florence windhoek","chance green","chance yellow","chance red","chance red","chance mountain","chance fachoda luanda","chance bogoro elizabethville","chance port-nolloth serpa-pinto","chance libreville mombasa","chance orange","chance locomotive","chance green","chance orange","chance black","chance desert","chance jungle"],"drawn":25}',1795006310554);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"p6f95szhvjf6","id":"0f2be79e-22ba-425e-b8ad-4c3b3a4c879f"}',1795006310731);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 1"],"drawn":26,"open":true,"by":"phj4fmp6e4nr","id":"7d915f88-fa7c-4003-988c-e40efa51b182"}',1795006310757);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',5,'move',1,'{"move":"claim junction-northeast bogoro 1","lines":["1 claim junction-northeast bogoro 1"],"drawn":26,"open":false,"by":"phj4fmp6e4nr","id":"095350b8-0ad5-4f91-a5ef-e1e28f8ed352"}',1795006310772);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',6,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":26,"open":true,"by":"phj4fmp6e4nr","id":"604ca28e-1685-4320-96a3-d0db1a4a2a70"}',1795006310775);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',7,'move',0,'{"move":"claim ujiji elizabethville 1","lines":["0 claim ujiji elizabethville 1"],"drawn":26,"open":false,"by":"p6f95szhvjf6","id":"a7f2fd3b-2a3a-4230-90f2-0605010956df"}',1795006310778);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',8,'move',0,'{"move":"pay locomotive","lines":["0 pay locomotive"],"drawn":26,"open":false,"by":"p6f95szhvjf6","id":"7caa902e-6ee7-4ea3-8e6b-6a1c10f83123"}',1795006310786);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',9,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"p6f95szhvjf6","id":"514752c5-6b99-4d75-9f60-04b350f71436"}',1795006310797);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',10,'move',1,'{"move":"terrain deck","lines":["1 terrain deck","chance jungle"],"drawn":27,"open":true,"by":"phj4fmp6e4nr","id":"eb09df0b-cb66-4713-90ba-928048a6df78"}',1795006310822);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',11,'move',1,'{"move":"train deck","lines":["1 train deck","chance purple"],"drawn":28,"open":true,"by":"phj4fmp6e4nr","id":"dd984121-f64a-4653-b166-990a5df7b6ee"}',1795006310851);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',12,'move',0,'{"move":"train deck","lines":["0 train deck","chance blue"],"drawn":29,"open":true,"by":"p6f95szhvjf6","id":"02a3d5c2-b4cc-4795-86e6-26c7f84eed3d"}',1795006310870);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',13,'move',0,'{"move":"train green","lines":["0 train green","chance black"],"drawn":30,"open":true,"by":"p6f95szhvjf6","id":"446c5bac-9206-4dab-b40f-85e82a0e2423"}',1795006310891);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',14,'move',1,'{"move":"claim cabinda luanda 2","lines":["1 claim cabinda luanda 2"],"drawn":30,"open":false,"by":"phj4fmp6e4nr","id":"c8c6fbf2-514a-4d48-ab34-9bfa554dde6f"}',1795006310906);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',15,'move',1,'{"move":"single","lines":["1 single"],"drawn":30,"open":true,"by":"phj4fmp6e4nr","id":"6d5236b1-ebfb-43c6-bff0-4b6c9843400a"}',1795006310917);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',16,'move',0,'{"move":"claim zomba beira 1","lines":["0 claim zomba beira 1"],"drawn":30,"open":false,"by":"p6f95szhvjf6","id":"b5c5cd9a-dad8-45ae-9ae8-9dffdb97a5f6"}',1795006310930);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',17,'move',0,'{"move":"single","lines":["0 single"],"drawn":30,"open":true,"by":"p6f95szhvjf6","id":"058c6de7-4a98-49cd-9c3d-d418fe886aef"}',1795006310939);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',18,'move',1,'{"move":"train deck","lines":["1 train deck","chance green"],"drawn":31,"open":true,"by":"phj4fmp6e4nr","id":"6f9e94fb-83de-4e70-a209-bde9ab1f9ce3"}',1795006310956);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',19,'move',1,'{"move":"terrain desert","lines":["1 terrain desert","chance mountain"],"drawn":32,"open":true,"by":"phj4fmp6e4nr","id":"b7638d14-2bcf-4c7c-8cbd-5f32671be963"}',1795006310959);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',20,'move',0,'{"move":"tickets","lines":["0 tickets","chance dar-es-salaam mocambique","chance chad bondo","chance east-london salisbury","chance leopoldville livingstonia"],"drawn":36,"open":true,"by":"p6f95szhvjf6","id":"55b8d999-0be3-4ab6-a084-7e44cf934f87"}',1795006310981);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',21,'move',0,'{"move":"keep 1","lines":["0 keep 1"],"drawn":36,"open":true,"by":"p6f95szhvjf6","id":"ac67af24-5650-4b40-b9b2-4b50a4380346"}',1795006310983);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',22,'move',1,'{"move":"claim cabinda leopoldville 1","lines":["1 claim cabinda leopoldville 1"],"drawn":36,"open":false,"by":"phj4fmp6e4nr","id":"aaea290b-ebdb-46cf-adfe-8658ac427287"}',1795006310996);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',23,'move',1,'{"move":"single","lines":["1 single"],"drawn":36,"open":true,"by":"phj4fmp6e4nr","id":"99068c2d-48e4-4ba1-9e47-3e726e2a9fc6"}',1795006311014);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',24,'move',0,'{"move":"claim douala libreville 2","lines":["0 claim douala libreville 2"],"drawn":36,"open":false,"by":"p6f95szhvjf6","id":"d75faabe-fe61-49cf-b74e-dd6e6623caa5"}',1795006311026);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',25,'move',0,'{"move":"single","lines":["0 single"],"drawn":36,"open":true,"by":"p6f95szhvjf6","id":"99f2622b-4c74-4bcf-bf1c-a6da64f8c285"}',1795006311037);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',26,'move',1,'{"move":"tickets","lines":["1 tickets","chance sudan cape-town","chance bangui serpa-pinto","chance luanda mombasa","chance chad cape-town"],"drawn":40,"open":true,"by":"phj4fmp6e4nr","id":"bb1c4d1a-1701-4fc8-8d5c-4591794427b5"}',1795006311046);
INSERT INTO "rows" VALUES('zrdsme4e9zdgi68c',27,'chat',0,'{"name":"Ada","text":"hello","by":"p6f95szhvjf6","id":"f72a1658-7335-4271-b7e7-6f2c34e6866b"}',1795006311063);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',0,'open',NULL,'{"game":"tenzania","host":"p6f95szhvjf6","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006311087);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',1,'sit',1,'{"by":"phj4fmp6e4nr","name":"Ben","colour":null,"luck":""}',1795006311106);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phj4fmp6e4nr","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 8","chance 5","chance 3","chance 0","chance 6","chance 4","chance first 1"],"drawn":7}',1795006311123);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',3,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 9"],"drawn":8,"open":true,"by":"phj4fmp6e4nr","id":"41ae12a8-ac2c-4c99-b52a-0f97e467e97e"}',1795006311194);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',4,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 5"],"drawn":9,"open":true,"by":"p6f95szhvjf6","id":"2c1f67c1-bed6-4722-8312-9c07f708a660"}',1795006311270);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',5,'move',1,'{"move":"play 6 = 14","lines":["1 play 6 = 14","chance 0"],"drawn":10,"open":true,"by":"phj4fmp6e4nr","id":"2d94524e-a9ae-4002-b002-d0adf0866bdc"}',1795006311302);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',6,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 0"],"drawn":11,"open":true,"by":"p6f95szhvjf6","id":"2747eda8-118b-460c-b521-7970eab215f7"}',1795006311322);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',7,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":12,"open":true,"by":"phj4fmp6e4nr","id":"f54e05e8-3077-4a3b-a4fc-2254ddbcc0c2"}',1795006311330);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',8,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 0"],"drawn":13,"open":true,"by":"p6f95szhvjf6","id":"133145c8-155f-4fb3-86fd-722d953eda52"}',1795006311346);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',9,'move',1,'{"move":"play 4 = 7","lines":["1 play 4 = 7","chance 2"],"drawn":14,"open":true,"by":"phj4fmp6e4nr","id":"2a1d01b3-8533-4379-84e6-63e97e6edf5e"}',1795006311349);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',10,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 0"],"drawn":15,"open":true,"by":"p6f95szhvjf6","id":"20ee9a27-13cc-4066-89a4-a7ded124cf07"}',1795006311350);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',11,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 7"],"drawn":16,"open":true,"by":"phj4fmp6e4nr","id":"cf586c39-6d29-4529-9aee-bf31266feae0"}',1795006311351);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',12,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 9"],"drawn":17,"open":true,"by":"p6f95szhvjf6","id":"c1ae379b-6696-4c78-bffe-5a6a4f800287"}',1795006311353);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',13,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 7"],"drawn":18,"open":true,"by":"phj4fmp6e4nr","id":"2305d43c-bf3a-4832-9f66-429e11ad9331"}',1795006311355);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',14,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 1"],"drawn":19,"open":true,"by":"p6f95szhvjf6","id":"cf99c172-629d-4759-add8-b1a50e993314"}',1795006311356);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',15,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 6"],"drawn":20,"open":true,"by":"phj4fmp6e4nr","id":"44970129-393b-46fb-989b-905ebb70d49d"}',1795006311357);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',16,'move',0,'{"move":"play 9 = 11","lines":["0 play 9 = 11","chance 3"],"drawn":21,"open":true,"by":"p6f95szhvjf6","id":"d8c4a614-c8cd-492d-b804-425da35ca4f7"}',1795006311374);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',17,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 4"],"drawn":22,"open":true,"by":"phj4fmp6e4nr","id":"de26e7eb-444e-42b3-93d5-5cb48d104785"}',1795006311381);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',18,'move',0,'{"move":"play 5 = 1","lines":["0 play 5 = 1","chance 2"],"drawn":23,"open":true,"by":"p6f95szhvjf6","id":"5ebecdd7-b317-4a0b-be10-ece9d7653758"}',1795006311381);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',19,'move',1,'{"move":"play 4 = 5","lines":["1 play 4 = 5","chance 4"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"c21f19ae-6b21-4add-81ba-7859d07e7f01"}',1795006311386);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',20,'move',0,'{"move":"play 2 = 7","lines":["0 play 2 = 7","chance 1"],"drawn":25,"open":true,"by":"p6f95szhvjf6","id":"de40d456-380d-441f-91e8-474e0c2cf8ba"}',1795006311398);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',21,'move',1,'{"move":"play 4 = 11","lines":["1 play 4 = 11","chance 3"],"drawn":26,"open":true,"by":"phj4fmp6e4nr","id":"5ad4dd63-94c3-417c-a97e-33cf5b2547c5"}',1795006311401);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',22,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 5"],"drawn":27,"open":true,"by":"p6f95szhvjf6","id":"048fb3ee-cd3e-4fd9-af38-0f58d2b9337b"}',1795006311402);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',23,'move',1,'{"move":"play 7 = 10","lines":["1 play 7 = 10","chance 3"],"drawn":28,"open":true,"by":"phj4fmp6e4nr","id":"7cb163c3-6450-499e-9b6f-cd903a4cfee1"}',1795006311414);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',24,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 8"],"drawn":29,"open":true,"by":"p6f95szhvjf6","id":"7554d4b1-f16c-405e-863e-154399186f20"}',1795006311431);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',25,'move',1,'{"move":"play 3 = 8","lines":["1 play 3 = 8","chance 9"],"drawn":30,"open":true,"by":"phj4fmp6e4nr","id":"5634e608-126a-4e85-9f52-165194540538"}',1795006311435);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',26,'move',0,'{"move":"play 1 = 9","lines":["0 play 1 = 9","chance 9"],"drawn":31,"open":true,"by":"p6f95szhvjf6","id":"5a441e7e-aed0-4192-946c-3cf0be83ba51"}',1795006311436);
INSERT INTO "rows" VALUES('df7nk5waq4c68n3g',27,'chat',0,'{"name":"Ada","text":"hello","by":"p6f95szhvjf6","id":"f9b3abd4-2c6c-429b-8082-fce2ccc22b30"}',1795006311436);
INSERT INTO "rows" VALUES('rzhfmhmswmrr8v3u',0,'open',NULL,'{"game":"tickets","host":"p6f95szhvjf6","options":{"first":null},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006311439);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',0,'open',NULL,'{"game":"tenzania","host":"p6f95szhvjf6","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1795006311442);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',1,'sit',1,'{"by":"phj4fmp6e4nr","name":"Ben","colour":null,"luck":""}',1795006311452);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p6f95szhvjf6","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"phj4fmp6e4nr","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 7","chance 4","chance 5","chance 2","chance 0","chance 2"],"drawn":6}',1795006311475);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',3,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 8"],"drawn":7,"open":true,"by":"p6f95szhvjf6","id":"f1643509-2812-415f-aa42-77896396629b"}',1795006311524);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',4,'move',1,'{"move":"play 2 = 7","lines":["1 play 2 = 7","chance 3"],"drawn":8,"open":true,"by":"phj4fmp6e4nr","id":"2f8c258e-5ced-47d0-adde-bc222081a55c"}',1795006311538);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',5,'move',0,'{"move":"play 7 = 14","lines":["0 play 7 = 14","chance 9"],"drawn":9,"open":true,"by":"p6f95szhvjf6","id":"cf7e9035-e31b-4b25-bdc8-16b9c32b9778"}',1795006311566);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',6,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 1"],"drawn":10,"open":true,"by":"phj4fmp6e4nr","id":"adb01fc6-6064-479d-bf38-fda0b14d285a"}',1795006311581);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',7,'move',0,'{"move":"play 9 = 11","lines":["0 play 9 = 11","chance 9"],"drawn":11,"open":true,"by":"p6f95szhvjf6","id":"263b4964-0349-489f-b65b-bf62906e5b0f"}',1795006311602);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',8,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":12,"open":true,"by":"phj4fmp6e4nr","id":"8d041f3d-bfbc-41e5-aa19-849b1c6a1262"}',1795006311618);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',9,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 4"],"drawn":13,"open":true,"by":"p6f95szhvjf6","id":"c4c51414-7561-4331-9db4-7b03cfcaa6fc"}',1795006311626);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',10,'move',1,'{"move":"play 7 = 15","lines":["1 play 7 = 15","chance 6"],"drawn":14,"open":true,"by":"phj4fmp6e4nr","id":"dd0f8da3-ac3d-4965-a34b-f87d09651500"}',1795006311627);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',11,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9","chance 8"],"drawn":15,"open":true,"by":"p6f95szhvjf6","id":"a490795d-078a-4b5a-88c3-294a287a6296"}',1795006311629);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',12,'move',1,'{"move":"play 3 = 12","lines":["1 play 3 = 12","chance 9"],"drawn":16,"open":true,"by":"phj4fmp6e4nr","id":"a4dc2781-a064-4414-93ca-c8b825fff676"}',1795006311630);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',13,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 5"],"drawn":17,"open":true,"by":"p6f95szhvjf6","id":"f7ec1d21-68ea-45b3-8dcc-216c3df7ac65"}',1795006311648);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',14,'move',1,'{"move":"play 1 = 9","lines":["1 play 1 = 9","chance 3"],"drawn":18,"open":true,"by":"phj4fmp6e4nr","id":"23ff4440-47ba-41e0-9d45-f7e4282b2840"}',1795006311679);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',15,'move',0,'{"move":"play 5 = 14","lines":["0 play 5 = 14","chance 4"],"drawn":19,"open":true,"by":"p6f95szhvjf6","id":"13c5492e-bba9-432f-b49a-e4f124e9434a"}',1795006311690);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',16,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 0"],"drawn":20,"open":true,"by":"phj4fmp6e4nr","id":"7bf8f2b7-6046-4ccb-abb6-416b45191ee8"}',1795006311710);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',17,'move',0,'{"move":"play 4 = 13","lines":["0 play 4 = 13","chance 5"],"drawn":21,"open":true,"by":"p6f95szhvjf6","id":"ffbd1678-3c75-4a3b-baac-a1f0f41194ee"}',1795006311722);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',18,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 3"],"drawn":22,"open":true,"by":"phj4fmp6e4nr","id":"25bc9dec-afcf-4300-9563-94f4747dba9a"}',1795006311723);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',19,'move',0,'{"move":"play 5 = 8","lines":["0 play 5 = 8","chance 1"],"drawn":23,"open":true,"by":"p6f95szhvjf6","id":"433d7e98-eae3-426c-bd3a-78ff21e1b0a2"}',1795006311724);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',20,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":24,"open":true,"by":"phj4fmp6e4nr","id":"0f49119c-5180-46b5-b139-82b8d688c52f"}',1795006311729);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',21,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 2"],"drawn":25,"open":true,"by":"p6f95szhvjf6","id":"3f4fe61a-69ad-4364-b432-8de65f85c4ba"}',1795006311752);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',22,'move',1,'{"move":"play 7 = 11","lines":["1 play 7 = 11","chance 8"],"drawn":26,"open":true,"by":"phj4fmp6e4nr","id":"a36fd313-0342-4e10-9612-4fec979aa7fa"}',1795006311757);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',23,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 1"],"drawn":27,"open":true,"by":"p6f95szhvjf6","id":"3c8fd0d6-571f-4e43-a921-2c15940a72d7"}',1795006311766);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',24,'move',1,'{"move":"play 6 = 7","lines":["1 play 6 = 7","chance 0"],"drawn":28,"open":true,"by":"phj4fmp6e4nr","id":"db9e7124-d3b9-4bd9-bd45-3f1ec14c4bb8"}',1795006311782);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',25,'move',0,'{"move":"play 4 = 11","lines":["0 play 4 = 11","chance 6"],"drawn":29,"open":true,"by":"p6f95szhvjf6","id":"73c43504-4568-4fbc-a039-2906581e35ed"}',1795006311783);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',26,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 6"],"drawn":29,"open":true,"by":"phj4fmp6e4nr","id":"d5ce3c76-c269-441c-ab84-cf347662d10e"}',1795006311783);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',27,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2"],"drawn":29,"open":true,"by":"p6f95szhvjf6","id":"a2b2e18c-3216-4503-80fa-b24ab1d0e8ee"}',1795006311784);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',28,'move',1,'{"move":"play 8 = 10","lines":["1 play 8 = 10"],"drawn":29,"open":true,"by":"phj4fmp6e4nr","id":"fd1efc35-732f-4eaf-81e9-3ee97bf4f197"}',1795006311785);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',29,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6"],"drawn":29,"open":true,"by":"p6f95szhvjf6","id":"92434ec0-c9a1-4881-8f40-d088a2991c3c"}',1795006311806);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',30,'move',1,'{"move":"play 3 = 9","lines":["1 play 3 = 9"],"drawn":29,"open":true,"by":"phj4fmp6e4nr","id":"db563d8a-6daf-457e-872c-3185c8774009"}',1795006311819);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',31,'move',0,'{"move":"play 1 = 10","lines":["0 play 1 = 10"],"drawn":29,"open":true,"by":"p6f95szhvjf6","id":"7a8176f5-52fc-4c3e-bf98-b3200c6cba98"}',1795006311827);
INSERT INTO "rows" VALUES('bbhn36ad4rjusipy',32,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6"],"drawn":29,"open":true,"by":"phj4fmp6e4nr","id":"269913b0-5608-4edf-8813-2e6aa1039940"}',1795006311832);
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
INSERT INTO "tables" VALUES('dwi7p2ht4y97jdjr','KAHYTY','africa','playing',0,'p6f95szhvjf6','5f461b8039a106cfc5359aadbe5572c11cb3965dc69babdee9f0446559f4ff88',0,1795006307168,1795006308810);
INSERT INTO "tables" VALUES('8zsnmzfmuq4q7s3r','KGLVPU','usa','playing',0,'p6f95szhvjf6','dcc2a250b06e081f5c5a13a1032e1c88e59cf5f8e44f274bf11c8ddb856a128d',0,1795006309515,1795006309657);
INSERT INTO "tables" VALUES('zrdsme4e9zdgi68c','VNXWAQ','tickets','playing',0,'p6f95szhvjf6','4bef78ba4b7d226a8af1ca100f0a43a44eef40ca1c054d918ca3b4e9c4ee2621',0,1795006310495,1795006310554);
INSERT INTO "tables" VALUES('df7nk5waq4c68n3g','YQKRNX','tenzania','playing',0,'p6f95szhvjf6','749e2cab47ccad4ded7075f2c035166f9509a019123f7dd2c4a3cb1b5064fbc5',0,1795006311087,1795006311123);
INSERT INTO "tables" VALUES('rzhfmhmswmrr8v3u','SFJUMW','tickets','waiting',0,'p6f95szhvjf6','6b32598904a03d5c52cfd349d8020d9cc6d7f78bfe4dee4fd98d83f889d957ef',0,1795006311439,1795006311439);
INSERT INTO "tables" VALUES('bbhn36ad4rjusipy','VJMANG','tenzania','over',0,'p6f95szhvjf6','ee4bb7ab4c4defeb4c253445e83a92feb26de90331b3645949daa63abd0f5f7b',0,1795006311442,1795006311832);
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
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
CREATE INDEX ix_hooks_player ON hooks (player);
COMMIT;
