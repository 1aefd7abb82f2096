BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','6fe6de557a5515fd2e5ffc68e05cf9d89ad29fafd95a12319b62d6c493edcc58');
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
INSERT INTO "members" VALUES('p9pww5thtnfz','2zrxey7eu3aky4be');
INSERT INTO "members" VALUES('p9pww5thtnfz','cbjea2kf7pmz97yh');
INSERT INTO "members" VALUES('p9pww5thtnfz','gm73zvcwnd9gvgzv');
INSERT INTO "members" VALUES('p9pww5thtnfz','r6birsckg62xvqk8');
INSERT INTO "members" VALUES('p9pww5thtnfz','xuw9enm2uitzgwqw');
INSERT INTO "members" VALUES('pr2phrnkcv55','2zrxey7eu3aky4be');
INSERT INTO "members" VALUES('pr2phrnkcv55','cbjea2kf7pmz97yh');
INSERT INTO "members" VALUES('pr2phrnkcv55','gm73zvcwnd9gvgzv');
INSERT INTO "members" VALUES('pr2phrnkcv55','h6ic3g26rkhc3qmu');
INSERT INTO "members" VALUES('pr2phrnkcv55','r6birsckg62xvqk8');
INSERT INTO "members" VALUES('pr2phrnkcv55','xuw9enm2uitzgwqw');
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
INSERT INTO "players" VALUES('pr2phrnkcv55','Ada',1,NULL,'en','{}',1794993242150,0);
INSERT INTO "players" VALUES('p9pww5thtnfz','Ben',1,NULL,'fr','{}',1794993242241,0);
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
INSERT INTO "results" VALUES('gm73zvcwnd9gvgzv',0,'tenzania','pr2phrnkcv55',NULL,'people',0.0,6,1794993245591);
INSERT INTO "results" VALUES('gm73zvcwnd9gvgzv',1,'tenzania','p9pww5thtnfz',NULL,'people',1.0,22,1794993245591);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',0,'open',NULL,'{"game":"africa","host":"pr2phrnkcv55","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794993242648);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',1,'sit',1,'{"by":"p9pww5thtnfz","name":"Ben","colour":null,"luck":""}',1794993242676);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p9pww5thtnfz","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance TGO","chance plane-blue"],"drawn":2}',1794993242715);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance MOZ"],"drawn":3,"open":true,"by":"pr2phrnkcv55","id":"a1b405de-61e2-499a-9523-06b3e6b035f3"}',1794993242830);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance NGA"],"drawn":4,"open":true,"by":"pr2phrnkcv55","id":"cec11e27-83c9-487b-9fe1-930965f080d3"}',1794993242873);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance plane-yellow"],"drawn":5,"open":true,"by":"pr2phrnkcv55","id":"fdbe2fac-c047-4b93-90c7-42154dd55d96"}',1794993242920);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance CIV"],"drawn":6,"open":true,"by":"pr2phrnkcv55","id":"79a496d6-0232-46ef-8fe7-4a2c0b9d145e"}',1794993242966);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance ERI"],"drawn":7,"open":true,"by":"pr2phrnkcv55","id":"a24943b2-4f62-46b3-bc5c-3c1eada322ac"}',1794993243024);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance NAM"],"drawn":8,"open":true,"by":"pr2phrnkcv55","id":"78b680b2-f6ba-4dfe-8558-fc9964c9e5fc"}',1794993243062);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance CAF"],"drawn":9,"open":true,"by":"pr2phrnkcv55","id":"4c930cd2-bab1-45c3-9710-794512a163ed"}',1794993243125);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance TCD"],"drawn":10,"open":true,"by":"pr2phrnkcv55","id":"458053a9-3a6e-4c9c-bdc5-a8ea4a0f8454"}',1794993243210);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance RWA"],"drawn":11,"open":true,"by":"pr2phrnkcv55","id":"d4388fbd-0c0c-4633-9e0e-805b6a0645df"}',1794993243233);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pr2phrnkcv55","id":"955a128b-b1b2-412a-bbf8-0ddec088c1d2"}',1794993243352);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance MLI"],"drawn":12,"open":true,"by":"p9pww5thtnfz","id":"37c8b6a1-0d44-410d-a3b7-53f49eafc97b"}',1794993243390);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance car"],"drawn":13,"open":true,"by":"p9pww5thtnfz","id":"23ce55bb-9c33-4ec2-b322-45e1f99d95e1"}',1794993243407);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance plane-green"],"drawn":14,"open":true,"by":"p9pww5thtnfz","id":"2f9caac9-6a6f-4497-9a2a-c48d4ec50adc"}',1794993243414);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance car"],"drawn":15,"open":true,"by":"p9pww5thtnfz","id":"990a5bfb-65a8-476b-8de1-c6ae16999340"}',1794993243421);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance UGA"],"drawn":16,"open":true,"by":"p9pww5thtnfz","id":"81f93001-e425-4515-a5a0-67c87728c5ba"}',1794993243426);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance MLI"],"drawn":17,"open":true,"by":"p9pww5thtnfz","id":"5a5f10e0-d79f-4dbb-ae83-5be5aa447208"}',1794993243436);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance ZAF"],"drawn":18,"open":true,"by":"p9pww5thtnfz","id":"f12031bb-862b-4098-9056-0f9b1f8de449"}',1794993243461);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance EGY"],"drawn":19,"open":true,"by":"p9pww5thtnfz","id":"2b7db71f-dccf-4f22-8454-cb9c0d87d36f"}',1794993243479);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance TCD"],"drawn":20,"open":true,"by":"p9pww5thtnfz","id":"c24644eb-688f-444a-9f20-0d045e0b8b85"}',1794993243483);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance ETH","chance ZWE","chance AGO","chance first 1"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"cf9e5314-09eb-42e4-b3c8-40685a7e3448"}',1794993243506);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"716451e8-ca35-4714-87f6-428f395332ce"}',1794993243526);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"a6d76927-7152-4d5c-842d-ed90a37c0f99"}',1794993243599);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"pr2phrnkcv55","id":"f3111d90-8584-4216-bf9f-0b938ac41058"}',1794993243741);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"82a7004c-f145-4ac9-9027-fce544e68abd"}',1794993243762);
INSERT INTO "rows" VALUES('r6birsckg62xvqk8',27,'chat',0,'{"name":"Ada","text":"hello","by":"pr2phrnkcv55","id":"8b2b475d-3683-4698-b4bb-499d8e57a6ab"}',1794993243813);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',0,'open',NULL,'{"game":"usa","host":"pr2phrnkcv55","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794993243820);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',1,'sit',1,'{"by":"p9pww5thtnfz","name":"Ben","colour":null,"luck":""}',1794993243824);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p9pww5thtnfz","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance TX","chance AZ"],"drawn":2}',1794993243827);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance KY"],"drawn":3,"open":true,"by":"pr2phrnkcv55","id":"c3d2c4d9-567c-4e9c-9e9d-4ee764491b7a"}',1794993243850);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance NH"],"drawn":4,"open":true,"by":"pr2phrnkcv55","id":"2a67bd0c-9e1a-44df-b1d1-8464e93a1dca"}',1794993243862);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance HI"],"drawn":5,"open":true,"by":"pr2phrnkcv55","id":"812467f5-437c-4b26-9276-048e365c54d5"}',1794993243875);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance KS"],"drawn":6,"open":true,"by":"pr2phrnkcv55","id":"05330562-dd09-47f5-9a33-f8487433f5fe"}',1794993243897);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance NV"],"drawn":7,"open":true,"by":"pr2phrnkcv55","id":"26e83e9a-9c12-4e2f-aea5-c4988136f559"}',1794993243906);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance NY"],"drawn":8,"open":true,"by":"pr2phrnkcv55","id":"47fce808-f040-4f70-acc9-e89658e3e67a"}',1794993243916);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance IN"],"drawn":9,"open":true,"by":"pr2phrnkcv55","id":"764d5d08-b52a-4d32-a421-ff6bee4a0e34"}',1794993243920);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance DE"],"drawn":10,"open":true,"by":"pr2phrnkcv55","id":"4789fe15-5a39-4d92-a4fb-4e0d66671fa7"}',1794993243926);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance VA"],"drawn":11,"open":true,"by":"pr2phrnkcv55","id":"2cc685f1-9e38-4207-9b4e-3307e71dd814"}',1794993243931);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pr2phrnkcv55","id":"08db2afe-6cbf-47a3-a1e9-86c0206c060f"}',1794993243948);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance car"],"drawn":12,"open":true,"by":"p9pww5thtnfz","id":"fb691fe8-5d8f-42e8-8c04-e6c50d2bee59"}',1794993243955);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance CT"],"drawn":13,"open":true,"by":"p9pww5thtnfz","id":"763c830b-075f-4d93-8339-5af4864a2e8e"}',1794993243968);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance CO"],"drawn":14,"open":true,"by":"p9pww5thtnfz","id":"2ca688ef-8d61-4bed-a352-424c2584e1e8"}',1794993243977);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance CA"],"drawn":15,"open":true,"by":"p9pww5thtnfz","id":"35f35279-f184-4a7f-b8c1-60a13a633ebd"}',1794993243987);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance plane-yellow"],"drawn":16,"open":true,"by":"p9pww5thtnfz","id":"06623877-c22c-4f8d-b8a1-a610a015da01"}',1794993243999);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance car"],"drawn":17,"open":true,"by":"p9pww5thtnfz","id":"4e30283d-f815-40c9-b0a5-76d268c1ff05"}',1794993244006);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance IA"],"drawn":18,"open":true,"by":"p9pww5thtnfz","id":"a10279d3-a0e5-4a45-9248-1b54669a8886"}',1794993244021);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance WA"],"drawn":19,"open":true,"by":"p9pww5thtnfz","id":"55b23ad5-2670-4fc3-b67c-f48da94d242b"}',1794993244027);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance TN"],"drawn":20,"open":true,"by":"p9pww5thtnfz","id":"f3f8a517-4acc-4572-acd4-909e7529ab4d"}',1794993244079);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance OK","chance WV","chance OR","chance first 1"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"372d45fa-3fd9-468d-9ee2-d838f91def41"}',1794993244107);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"1788cc29-80ce-4786-a983-064b918aa3f5"}',1794993244154);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"dba4233c-b45e-4eb6-951e-fb1cd06113b1"}',1794993244161);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"pr2phrnkcv55","id":"073b1cbb-1981-4ff4-be8a-1ec15971294d"}',1794993244170);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"f36b1598-d1f4-4938-b614-d1dab139c88e"}',1794993244175);
INSERT INTO "rows" VALUES('2zrxey7eu3aky4be',27,'chat',0,'{"name":"Ada","text":"hello","by":"pr2phrnkcv55","id":"b5aaa21f-fa94-46cd-ba0d-9138541537b7"}',1794993244190);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',0,'open',NULL,'{"game":"tickets","host":"pr2phrnkcv55","options":{"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794993244222);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',1,'sit',1,'{"by":"p9pww5thtnfz","name":"Ben","colour":null,"luck":""}',1794993244249);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p9pww5thtnfz","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance black","chance black","chance red","chance white","chance desert","chance bogoro elizabethville","chance cabinda mocambique","chance bangui bloemfontein","chance durban luanda","chance red","chance locomotive","chance orange","chance blue","chance mountain","chance libreville mombasa","chance bulawayo port-florence","chance east-london zomba","chance madagascar port-elizabeth","chance white","chance locomotive","chance white","chance green","chance orange","chance jungle","chance desert"],"drawn":25}',1794993244262);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"pr2phrnkcv55","id":"5c2d0845-0ba7-4adb-97f5-6f11e2b7e6e6"}',1794993244460);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 0"],"drawn":26,"open":true,"by":"p9pww5thtnfz","id":"3895cd2e-646c-46a0-9fdf-7a6b22bec862"}',1794993244571);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',5,'move',0,'{"move":"claim junction-northwest bondo 1","lines":["0 claim junction-northwest bondo 1"],"drawn":26,"open":false,"by":"pr2phrnkcv55","id":"3e911013-fdc0-4fa5-9e78-f799e825f497"}',1794993244605);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',6,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"pr2phrnkcv55","id":"368a4b0b-8894-4588-80a2-6778763b942c"}',1794993244620);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',7,'move',1,'{"move":"claim cabinda luanda 1","lines":["1 claim cabinda luanda 1"],"drawn":26,"open":false,"by":"p9pww5thtnfz","id":"f7883bc8-455c-46b1-812b-b554e0183f0a"}',1794993244660);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',8,'move',1,'{"move":"single","lines":["1 single"],"drawn":26,"open":true,"by":"p9pww5thtnfz","id":"f08c8d8f-9f8a-44d6-b644-8c45b63d75dd"}',1794993244693);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',9,'move',0,'{"move":"train orange","lines":["0 train orange","chance orange"],"drawn":27,"open":true,"by":"pr2phrnkcv55","id":"01b7b1ad-e232-4ac5-a0c5-330c38bb9fa5"}',1794993244725);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',10,'move',0,'{"move":"train orange","lines":["0 train orange","chance locomotive"],"drawn":28,"open":true,"by":"pr2phrnkcv55","id":"b3a4e515-f254-426c-88ec-78038299207e"}',1794993244739);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',11,'move',1,'{"move":"terrain jungle","lines":["1 terrain jungle","chance jungle"],"drawn":29,"open":true,"by":"p9pww5thtnfz","id":"cdc7f040-31d0-44c6-a67e-6019b696f0ce"}',1794993244767);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',12,'move',1,'{"move":"terrain jungle","lines":["1 terrain jungle","chance jungle"],"drawn":30,"open":true,"by":"p9pww5thtnfz","id":"c269c85c-9d95-4e0d-a725-be316776d1f6"}',1794993244785);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',13,'move',0,'{"move":"claim junction-coast livingstonia 1","lines":["0 claim junction-coast livingstonia 1"],"drawn":30,"open":false,"by":"pr2phrnkcv55","id":"274ec347-a2b0-496a-bafb-dcdb7f3f3f75"}',1794993244794);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',14,'move',0,'{"move":"single","lines":["0 single"],"drawn":30,"open":true,"by":"pr2phrnkcv55","id":"6e23e8a6-88b6-43ec-b243-f114bf675c0c"}',1794993244809);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',15,'move',1,'{"move":"train white","lines":["1 train white","chance purple"],"drawn":31,"open":true,"by":"p9pww5thtnfz","id":"f9c3c12e-0abc-4605-9b9f-c4e7200b4e4f"}',1794993244820);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',16,'move',1,'{"move":"train green","lines":["1 train green","chance green"],"drawn":32,"open":true,"by":"p9pww5thtnfz","id":"c2f79148-fc9f-4d3a-b224-bec9b1f3cdc4"}',1794993244836);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',17,'move',0,'{"move":"claim port-florence junction-east 1","lines":["0 claim port-florence junction-east 1"],"drawn":32,"open":false,"by":"pr2phrnkcv55","id":"c0a60a9f-d80a-475a-b8d5-05bf28443565"}',1794993244865);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',18,'move',0,'{"move":"pay red","lines":["0 pay red"],"drawn":32,"open":false,"by":"pr2phrnkcv55","id":"1bdcec11-439c-4c10-9d1f-c6622d2a46f1"}',1794993244878);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',19,'move',0,'{"move":"single","lines":["0 single"],"drawn":32,"open":true,"by":"pr2phrnkcv55","id":"26d3574f-b570-41c3-8bd0-080591e78527"}',1794993244888);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',20,'move',1,'{"move":"claim cabinda leopoldville 1","lines":["1 claim cabinda leopoldville 1"],"drawn":32,"open":false,"by":"p9pww5thtnfz","id":"a370a915-e680-4a50-8bd2-f5efb261f4ad"}',1794993244911);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',21,'move',1,'{"move":"single","lines":["1 single"],"drawn":32,"open":true,"by":"p9pww5thtnfz","id":"c1221854-09e0-43b5-ba16-2bbbe3c4a031"}',1794993244941);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',22,'move',0,'{"move":"claim junction-angola-south serpa-pinto 1","lines":["0 claim junction-angola-south serpa-pinto 1"],"drawn":32,"open":false,"by":"pr2phrnkcv55","id":"cd0f6655-3433-4428-be3f-312e722ac90b"}',1794993244953);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',23,'move',0,'{"move":"single","lines":["0 single"],"drawn":32,"open":true,"by":"pr2phrnkcv55","id":"b4ac5b62-b343-4d03-a368-6fa2b710b933"}',1794993245034);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',24,'move',1,'{"move":"train purple","lines":["1 train purple","chance red"],"drawn":33,"open":true,"by":"p9pww5thtnfz","id":"965f6359-b608-40a1-a3b3-fe8614490721"}',1794993245057);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',25,'move',1,'{"move":"train deck","lines":["1 train deck","chance black"],"drawn":34,"open":true,"by":"p9pww5thtnfz","id":"88b202f1-ae82-4865-9d49-b24c82c5a8aa"}',1794993245076);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',26,'move',0,'{"move":"terrain deck","lines":["0 terrain deck","chance desert"],"drawn":35,"open":true,"by":"pr2phrnkcv55","id":"e9185e2f-a0e1-4e43-ba5e-590ed527b4c9"}',1794993245094);
INSERT INTO "rows" VALUES('cbjea2kf7pmz97yh',27,'chat',0,'{"name":"Ada","text":"hello","by":"pr2phrnkcv55","id":"b8366517-1bf9-462c-8ac4-5d43f76488a7"}',1794993245108);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',0,'open',NULL,'{"game":"tenzania","host":"pr2phrnkcv55","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794993245111);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',1,'sit',1,'{"by":"p9pww5thtnfz","name":"Ben","colour":null,"luck":""}',1794993245114);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p9pww5thtnfz","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 1","chance 2","chance 7","chance 0","chance 3","chance 9","chance first 0"],"drawn":7}',1794993245116);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',3,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 8"],"drawn":8,"open":true,"by":"pr2phrnkcv55","id":"6aefb78e-0e5a-4faf-af0e-f4a943f16233"}',1794993245125);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',4,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":9,"open":true,"by":"p9pww5thtnfz","id":"08b3cf2b-fafe-4e92-b90e-71b18256e8a2"}',1794993245129);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',5,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 1"],"drawn":10,"open":true,"by":"pr2phrnkcv55","id":"189dd98d-7c74-44a3-b2c1-2e3197d0060c"}',1794993245136);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',6,'move',1,'{"move":"play 3 = 10","lines":["1 play 3 = 10","chance 2"],"drawn":11,"open":true,"by":"p9pww5thtnfz","id":"6b76b89f-2d22-4b8a-a7f6-e4bd90a413e0"}',1794993245191);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',7,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 8"],"drawn":12,"open":true,"by":"pr2phrnkcv55","id":"7ed01246-f7f0-44e3-b850-b2942ffc5d42"}',1794993245274);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',8,'move',1,'{"move":"play 2 = 10","lines":["1 play 2 = 10","chance 5"],"drawn":13,"open":true,"by":"p9pww5thtnfz","id":"8210a32a-30c0-4818-bb17-00b92d49bd78"}',1794993245285);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',9,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 7"],"drawn":14,"open":true,"by":"pr2phrnkcv55","id":"01484c60-e93b-4e5f-ac81-f775246e50cd"}',1794993245288);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',10,'move',1,'{"move":"play 9 = 10","lines":["1 play 9 = 10","chance 9"],"drawn":15,"open":true,"by":"p9pww5thtnfz","id":"7fd624d9-e607-4124-bd34-9cca4d0532d7"}',1794993245294);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',11,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 6"],"drawn":16,"open":true,"by":"pr2phrnkcv55","id":"949672b3-e10a-4169-bb1c-2a2ee9876bb9"}',1794993245300);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',12,'move',1,'{"move":"play 8 = 15","lines":["1 play 8 = 15","chance 1"],"drawn":17,"open":true,"by":"p9pww5thtnfz","id":"de1dac75-4fb1-4a97-a619-ba7f403afc55"}',1794993245304);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',13,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 4"],"drawn":18,"open":true,"by":"pr2phrnkcv55","id":"325cceaa-fb45-4f50-9d41-bb4248576cde"}',1794993245318);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',14,'move',1,'{"move":"play 5 = 3","lines":["1 play 5 = 3","chance 6"],"drawn":19,"open":true,"by":"p9pww5thtnfz","id":"171c0f96-8813-4def-ae94-632d3b10363e"}',1794993245327);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',15,'move',0,'{"move":"play 2 = 5","lines":["0 play 2 = 5","chance 5"],"drawn":20,"open":true,"by":"pr2phrnkcv55","id":"c0d5a0da-ed60-47df-a947-ad7887df45b3"}',1794993245335);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',16,'move',1,'{"move":"play 9 = 14","lines":["1 play 9 = 14","chance 3"],"drawn":21,"open":true,"by":"p9pww5thtnfz","id":"69278385-d094-43f5-afe9-acda858e9288"}',1794993245344);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',17,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 6"],"drawn":22,"open":true,"by":"pr2phrnkcv55","id":"fe07cf49-30d7-4db9-8672-e989c5934e0a"}',1794993245350);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',18,'move',1,'{"move":"play 1 = 6","lines":["1 play 1 = 6","chance 3"],"drawn":23,"open":true,"by":"p9pww5thtnfz","id":"c1b0c99e-dbeb-48f2-9f7e-28d179955395"}',1794993245367);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',19,'move',0,'{"move":"play 6 = 12","lines":["0 play 6 = 12","chance 8"],"drawn":24,"open":true,"by":"pr2phrnkcv55","id":"b3c765da-e53f-4650-918b-86bde7388cd6"}',1794993245371);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',20,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 7"],"drawn":25,"open":true,"by":"p9pww5thtnfz","id":"ee58aa83-8456-4d9c-8c08-ebc51fad923d"}',1794993245383);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',21,'move',0,'{"move":"play 6 = 12","lines":["0 play 6 = 12","chance 0"],"drawn":26,"open":true,"by":"pr2phrnkcv55","id":"ebcc2914-16a0-4d13-abc8-c0ca50bad17c"}',1794993245395);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',22,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 1"],"drawn":27,"open":true,"by":"p9pww5thtnfz","id":"df42cf45-7293-4544-85eb-08818970b9f7"}',1794993245402);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',23,'move',0,'{"move":"play 8 = 15","lines":["0 play 8 = 15","chance 4"],"drawn":28,"open":true,"by":"pr2phrnkcv55","id":"3e7bf363-26b0-4dc1-b511-5e83c081e6f1"}',1794993245407);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',24,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 9"],"drawn":29,"open":true,"by":"p9pww5thtnfz","id":"a370dfcf-d46b-4daa-bd2e-d819dbebbc86"}',1794993245419);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',25,'move',0,'{"move":"play 4 = 7","lines":["0 play 4 = 7","chance 6"],"drawn":30,"open":true,"by":"pr2phrnkcv55","id":"9e18dcd8-273b-41d2-9a43-0f916ea9ffe8"}',1794993245439);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',26,'move',1,'{"move":"play 3 = 10","lines":["1 play 3 = 10","chance 7"],"drawn":31,"open":true,"by":"p9pww5thtnfz","id":"7033628c-117d-4d54-bc45-6852fa4a49f2"}',1794993245451);
INSERT INTO "rows" VALUES('xuw9enm2uitzgwqw',27,'chat',0,'{"name":"Ada","text":"hello","by":"pr2phrnkcv55","id":"d6990097-3b22-4dee-8e48-6d271eadce72"}',1794993245458);
INSERT INTO "rows" VALUES('h6ic3g26rkhc3qmu',0,'open',NULL,'{"game":"tickets","host":"pr2phrnkcv55","options":{"first":null},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794993245465);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',0,'open',NULL,'{"game":"tenzania","host":"pr2phrnkcv55","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794993245469);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',1,'sit',1,'{"by":"p9pww5thtnfz","name":"Ben","colour":null,"luck":""}',1794993245471);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pr2phrnkcv55","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"p9pww5thtnfz","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 2","chance 9","chance 8","chance 1","chance 4","chance 6"],"drawn":6}',1794993245474);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',3,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 6"],"drawn":7,"open":true,"by":"pr2phrnkcv55","id":"a4b6dcd6-f0cf-4f6a-b6a0-363807f40f8f"}',1794993245483);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',4,'move',1,'{"move":"play 6 = 14","lines":["1 play 6 = 14","chance 2"],"drawn":8,"open":true,"by":"p9pww5thtnfz","id":"f3d9dcfe-0534-4a47-92e0-b71ceff97bdb"}',1794993245488);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',5,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 1"],"drawn":9,"open":true,"by":"pr2phrnkcv55","id":"78137919-57f8-4246-b15d-d89cc4c69704"}',1794993245492);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',6,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 8"],"drawn":10,"open":true,"by":"p9pww5thtnfz","id":"22f645e6-7422-4802-84ef-69533757db4a"}',1794993245497);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',7,'move',0,'{"move":"play 9 = 11","lines":["0 play 9 = 11","chance 4"],"drawn":11,"open":true,"by":"pr2phrnkcv55","id":"5f835f23-c8a7-4b35-a6d7-c6df0b7fc75b"}',1794993245499);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',8,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 0"],"drawn":12,"open":true,"by":"p9pww5thtnfz","id":"8efa771d-b045-48b7-8cb9-e0704d12e5fa"}',1794993245503);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',9,'move',0,'{"move":"play 4 = 5","lines":["0 play 4 = 5","chance 8"],"drawn":13,"open":true,"by":"pr2phrnkcv55","id":"ab197a69-2da6-4bb4-8f1e-9f9c37b29e33"}',1794993245506);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',10,'move',1,'{"move":"play 4 = 9","lines":["1 play 4 = 9","chance 7"],"drawn":14,"open":true,"by":"p9pww5thtnfz","id":"ae2e9ed9-a309-4f3a-90f7-4da5d600aa9e"}',1794993245508);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',11,'move',0,'{"move":"play 1 = 10","lines":["0 play 1 = 10","chance 5"],"drawn":15,"open":true,"by":"pr2phrnkcv55","id":"eadc4f83-8c6b-4406-aa7c-7884d3a429ee"}',1794993245510);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',12,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 6"],"drawn":16,"open":true,"by":"p9pww5thtnfz","id":"d05d846c-e055-4a4d-a6c4-4e73296fb964"}',1794993245512);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',13,'move',0,'{"move":"play 6 = 13","lines":["0 play 6 = 13","chance 3"],"drawn":17,"open":true,"by":"pr2phrnkcv55","id":"44677b44-277a-4b69-a356-2c841eef4338"}',1794993245515);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',14,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 5"],"drawn":18,"open":true,"by":"p9pww5thtnfz","id":"34855ef3-446c-4617-be67-b52c77a72e04"}',1794993245517);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',15,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 7"],"drawn":19,"open":true,"by":"pr2phrnkcv55","id":"359ba763-03cd-40c2-a57d-7d06fada6988"}',1794993245524);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',16,'move',1,'{"move":"play 5 = 0","lines":["1 play 5 = 0","chance 1"],"drawn":20,"open":true,"by":"p9pww5thtnfz","id":"3bb88fe3-11be-41bf-b937-877f4338b14c"}',1794993245526);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',17,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 5"],"drawn":21,"open":true,"by":"pr2phrnkcv55","id":"9ab5298a-a1cd-4df2-8dfa-236a6d620f5c"}',1794993245528);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',18,'move',1,'{"move":"play 6 = 9","lines":["1 play 6 = 9","chance 9"],"drawn":22,"open":true,"by":"p9pww5thtnfz","id":"8cf015c4-2cf3-4a03-8b89-a721d3fa8d50"}',1794993245532);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',19,'move',0,'{"move":"play 5 = 4","lines":["0 play 5 = 4","chance 2"],"drawn":23,"open":true,"by":"pr2phrnkcv55","id":"3dea8291-b1b2-4ed1-85c7-d11f20163872"}',1794993245534);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',20,'move',1,'{"move":"play 1 = 5","lines":["1 play 1 = 5","chance 4"],"drawn":24,"open":true,"by":"p9pww5thtnfz","id":"a9c42fab-10ad-45dc-952f-02a7863e156c"}',1794993245540);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',21,'move',0,'{"move":"play 7 = 12","lines":["0 play 7 = 12","chance 9"],"drawn":25,"open":true,"by":"pr2phrnkcv55","id":"961a8e56-f36b-4ac8-a756-dc161695d2d7"}',1794993245548);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',22,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 0"],"drawn":26,"open":true,"by":"p9pww5thtnfz","id":"fedacaf3-b9a7-4f6b-9d36-c4f4f24bb37c"}',1794993245556);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',23,'move',0,'{"move":"play 9 = 18","lines":["0 play 9 = 18","chance 3"],"drawn":27,"open":true,"by":"pr2phrnkcv55","id":"0d324095-2e32-4f70-acee-ef51915d3aa5"}',1794993245560);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',24,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 7"],"drawn":28,"open":true,"by":"p9pww5thtnfz","id":"8a57cb28-c771-43bb-9119-c675be9c28e0"}',1794993245568);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',25,'move',0,'{"move":"play 8 = 12","lines":["0 play 8 = 12","chance 0"],"drawn":29,"open":true,"by":"pr2phrnkcv55","id":"b097753e-e0da-4686-bb61-fdf8bcdf18d2"}',1794993245572);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',26,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 3"],"drawn":29,"open":true,"by":"p9pww5thtnfz","id":"9ee9de22-a247-45f1-8b27-be0a65216ca6"}',1794993245574);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',27,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2"],"drawn":29,"open":true,"by":"pr2phrnkcv55","id":"6542429e-5135-4e12-b308-19cb6320eae1"}',1794993245582);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',28,'move',1,'{"move":"play 8 = 10","lines":["1 play 8 = 10"],"drawn":29,"open":true,"by":"p9pww5thtnfz","id":"d2618ab2-06b0-4806-9e70-e9852e0cefc0"}',1794993245584);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',29,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3"],"drawn":29,"open":true,"by":"pr2phrnkcv55","id":"3a701444-139f-4607-8df0-064321e811eb"}',1794993245585);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',30,'move',1,'{"move":"play 7 = 10","lines":["1 play 7 = 10"],"drawn":29,"open":true,"by":"p9pww5thtnfz","id":"de605a53-8436-4ca0-b988-99fa6c2626fb"}',1794993245587);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',31,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0"],"drawn":29,"open":true,"by":"pr2phrnkcv55","id":"4825e25c-b4eb-4a6b-950e-ac04a232ce53"}',1794993245589);
INSERT INTO "rows" VALUES('gm73zvcwnd9gvgzv',32,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3"],"drawn":29,"open":true,"by":"p9pww5thtnfz","id":"4682e34c-7c09-42c8-bc0f-06e74fd75e5f"}',1794993245591);
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
INSERT INTO "tables" VALUES('r6birsckg62xvqk8','DXRQWK','africa','playing',0,'pr2phrnkcv55','d824ba19ae4d45dae1bde2cd858d1ac5aaa161bdd6b070f146b7a97620eaafd0',0,1794993242648,1794993242715);
INSERT INTO "tables" VALUES('2zrxey7eu3aky4be','KSRFCP','usa','playing',0,'pr2phrnkcv55','96abc1d677ac709ce7cffa6dbd0c656bd4badc127cac71b630642638176762b5',0,1794993243820,1794993243827);
INSERT INTO "tables" VALUES('cbjea2kf7pmz97yh','AJQDWB','tickets','playing',0,'pr2phrnkcv55','64355c82cc4019dea08f3a84ff7cf5280c122e7af6e99c073623899b0bc28266',0,1794993244222,1794993244262);
INSERT INTO "tables" VALUES('xuw9enm2uitzgwqw','DVJUTL','tenzania','playing',0,'pr2phrnkcv55','29d6c4573fd2ff525a7b0f4c0d67cd4bdc39801f09b237fc9c0a1c0a974513df',0,1794993245111,1794993245116);
INSERT INTO "tables" VALUES('h6ic3g26rkhc3qmu','UDSVSS','tickets','waiting',0,'pr2phrnkcv55','3c449d1d004043926bb0cbdddcce6398e1efeb31869784aee7b14452af941572',0,1794993245465,1794993245465);
INSERT INTO "tables" VALUES('gm73zvcwnd9gvgzv','HHJCEE','tenzania','over',0,'pr2phrnkcv55','eede6bd44935b87bb13e216eb1f299d939ea2fdeef2c14a23906904b39c5cbe3',0,1794993245469,1794993245591);
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
COMMIT;
