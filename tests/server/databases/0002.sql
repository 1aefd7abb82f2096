BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','f5fb5906b32501ebba5b876a62cd14797cfb5c2d22d7991de5f16a3e771c73bb');
CREATE TABLE members (
	player VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	PRIMARY KEY (player, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "members" VALUES('p82a7aysc9cu','3b8uxmhq9ue2vgar');
INSERT INTO "members" VALUES('p82a7aysc9cu','7y4d337wejhrb9kq');
INSERT INTO "members" VALUES('p82a7aysc9cu','jgbrcgnmbxbz89rj');
INSERT INTO "members" VALUES('p82a7aysc9cu','ukwjn3m95fkv4hii');
INSERT INTO "members" VALUES('p82a7aysc9cu','z6a9zqc5gggpv9an');
INSERT INTO "members" VALUES('pm6v4qtbaiby','3b8uxmhq9ue2vgar');
INSERT INTO "members" VALUES('pm6v4qtbaiby','7y4d337wejhrb9kq');
INSERT INTO "members" VALUES('pm6v4qtbaiby','jgbrcgnmbxbz89rj');
INSERT INTO "members" VALUES('pm6v4qtbaiby','rn29j79cnrygw3nc');
INSERT INTO "members" VALUES('pm6v4qtbaiby','ukwjn3m95fkv4hii');
INSERT INTO "members" VALUES('pm6v4qtbaiby','z6a9zqc5gggpv9an');
CREATE TABLE players (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	named BOOLEAN NOT NULL, 
	colour VARCHAR(16), 
	language VARCHAR(2), 
	settings TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('pm6v4qtbaiby','Ada',1,NULL,'en','{}',1794993235343);
INSERT INTO "players" VALUES('p82a7aysc9cu','Ben',1,NULL,'fr','{}',1794993235474);
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
INSERT INTO "results" VALUES('ukwjn3m95fkv4hii',0,'tenzania','pm6v4qtbaiby',NULL,'people',0.0,2,1794993237893);
INSERT INTO "results" VALUES('ukwjn3m95fkv4hii',1,'tenzania','p82a7aysc9cu',NULL,'people',1.0,24,1794993237893);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',0,'open',NULL,'{"game":"africa","host":"pm6v4qtbaiby","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993235538);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',1,'sit',1,'{"by":"p82a7aysc9cu","name":"Ben","colour":null,"luck":""}',1794993235590);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',2,'start',NULL,'{"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"p82a7aysc9cu","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance MLI","chance SOM"],"drawn":2}',1794993235624);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance plane-pink"],"drawn":3,"open":true,"by":"pm6v4qtbaiby","id":"9cb90698-9151-414e-ba48-e29aef750f87"}',1794993235741);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance NGA"],"drawn":4,"open":true,"by":"pm6v4qtbaiby","id":"5d9afb8f-0837-412c-bc22-bc67e26e09d0"}',1794993235770);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance RWA"],"drawn":5,"open":true,"by":"pm6v4qtbaiby","id":"084963f8-2703-4d4a-8f6f-ad57d07b1303"}',1794993235789);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance LBY"],"drawn":6,"open":true,"by":"pm6v4qtbaiby","id":"2b3d3870-3c04-44ad-895c-634b861bcdf3"}',1794993235934);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance car"],"drawn":7,"open":true,"by":"pm6v4qtbaiby","id":"f05e2da8-1925-4758-9705-4ec134d94cd3"}',1794993235981);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance TGO"],"drawn":8,"open":true,"by":"pm6v4qtbaiby","id":"28060e68-84d4-4c26-aab8-52ef4b80232f"}',1794993235998);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance SDN"],"drawn":9,"open":true,"by":"pm6v4qtbaiby","id":"5551b5eb-dc5a-4e92-8778-3945553f0be1"}',1794993236023);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance plane-orange"],"drawn":10,"open":true,"by":"pm6v4qtbaiby","id":"e44dfba8-3a2a-4ff8-951a-69197a13a584"}',1794993236048);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance NER"],"drawn":11,"open":true,"by":"pm6v4qtbaiby","id":"81eec64a-2664-4680-bf30-03a0e12ebfd3"}',1794993236054);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pm6v4qtbaiby","id":"c734b0e4-961a-41ad-b337-966c5620670e"}',1794993236058);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance plane-yellow"],"drawn":12,"open":true,"by":"p82a7aysc9cu","id":"4c964dda-e873-4171-8e27-eac990a24f45"}',1794993236082);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance SDN"],"drawn":13,"open":true,"by":"p82a7aysc9cu","id":"46b9bd21-87af-468d-95c0-58d240084bd1"}',1794993236105);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance GAB"],"drawn":14,"open":true,"by":"p82a7aysc9cu","id":"3ac59fc0-1843-45b7-9725-ad14d198dcc2"}',1794993236124);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance CMR"],"drawn":15,"open":true,"by":"p82a7aysc9cu","id":"3747d1b0-666f-49be-bb69-6f08cf302109"}',1794993236165);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance car"],"drawn":16,"open":true,"by":"p82a7aysc9cu","id":"467152b7-5fc2-4223-9ecc-1c0c27e74cee"}',1794993236182);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-blue"],"drawn":17,"open":true,"by":"p82a7aysc9cu","id":"7c3248f3-d120-4cda-8608-6c8f84eaf1c4"}',1794993236216);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance plane-orange"],"drawn":18,"open":true,"by":"p82a7aysc9cu","id":"db3d5cfe-31fd-4fb4-9376-b77b7b5410d0"}',1794993236222);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance MAR"],"drawn":19,"open":true,"by":"p82a7aysc9cu","id":"17658419-c38b-4a10-a324-6573d6557535"}',1794993236241);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance BEN"],"drawn":20,"open":true,"by":"p82a7aysc9cu","id":"67d48c7e-066d-4e3d-929e-7d007d051d39"}',1794993236247);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance SLE","chance TCD","chance ZAF","chance first 0"],"drawn":24,"open":true,"by":"p82a7aysc9cu","id":"1c8ffc1a-f61a-4979-9510-e39f798f7297"}',1794993236262);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"pm6v4qtbaiby","id":"8c5e4ff5-c88e-4a09-b708-7ff05a5f2232"}',1794993236291);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"pm6v4qtbaiby","id":"c1e84313-0cb4-4bf8-b831-d71c9c098c99"}',1794993236312);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"p82a7aysc9cu","id":"69e0210b-d379-4a95-b73c-a942b9168b21"}',1794993236328);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"pm6v4qtbaiby","id":"607e7512-d8d0-4884-bce6-34fc11328433"}',1794993236343);
INSERT INTO "rows" VALUES('z6a9zqc5gggpv9an',27,'chat',0,'{"name":"Ada","text":"hello","by":"pm6v4qtbaiby","id":"255bba4a-a0f6-4093-8399-2730450e79cf"}',1794993236351);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',0,'open',NULL,'{"game":"usa","host":"pm6v4qtbaiby","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993236366);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',1,'sit',1,'{"by":"p82a7aysc9cu","name":"Ben","colour":null,"luck":""}',1794993236385);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',2,'start',NULL,'{"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"p82a7aysc9cu","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance ME","chance WY"],"drawn":2}',1794993236421);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance plane-orange"],"drawn":3,"open":true,"by":"pm6v4qtbaiby","id":"896008e6-a0d0-412e-86cf-c6fa7eebe8cb"}',1794993236447);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance car"],"drawn":4,"open":true,"by":"pm6v4qtbaiby","id":"9e404fea-5eb7-4fca-960f-e6c885de9351"}',1794993236457);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance car"],"drawn":5,"open":true,"by":"pm6v4qtbaiby","id":"d5b7ae56-5969-46fe-94b7-6261e3269d24"}',1794993236482);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance PA"],"drawn":6,"open":true,"by":"pm6v4qtbaiby","id":"d582b4f8-9bb3-4bef-93bc-12e1e1862cf5"}',1794993236488);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance SC"],"drawn":7,"open":true,"by":"pm6v4qtbaiby","id":"41ab6cd4-8dd2-48f1-9af8-4eca3634e564"}',1794993236501);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance MD"],"drawn":8,"open":true,"by":"pm6v4qtbaiby","id":"ff7b875e-c049-4c78-86ce-ae5004e4fde5"}',1794993236521);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance TX"],"drawn":9,"open":true,"by":"pm6v4qtbaiby","id":"de1b40f9-5a9a-4568-b026-24c631a7607e"}',1794993236538);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance MA"],"drawn":10,"open":true,"by":"pm6v4qtbaiby","id":"ce3d51a9-a9b5-48de-bb34-5baf740ab9f6"}',1794993236544);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance WV"],"drawn":11,"open":true,"by":"pm6v4qtbaiby","id":"71a02478-647b-4b9e-9e46-12afbdc57994"}',1794993236554);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pm6v4qtbaiby","id":"fefbb410-7ed8-460a-a050-15059fe5f61f"}',1794993236560);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance plane-yellow"],"drawn":12,"open":true,"by":"p82a7aysc9cu","id":"a7d6f554-aada-4342-ba4d-22391091b748"}',1794993236570);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance plane-pink"],"drawn":13,"open":true,"by":"p82a7aysc9cu","id":"6f776830-6af1-4cdb-a404-ea464acda822"}',1794993236574);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance plane-blue"],"drawn":14,"open":true,"by":"p82a7aysc9cu","id":"71ff4b38-76cb-4523-b3e1-771b5e4344cc"}',1794993236592);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance OK"],"drawn":15,"open":true,"by":"p82a7aysc9cu","id":"1c1869a1-9e6d-4e96-9fee-e38a02d27786"}',1794993236600);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance IL"],"drawn":16,"open":true,"by":"p82a7aysc9cu","id":"00a21c89-f7c7-4c6d-afbf-3e07a4aa1d7d"}',1794993236613);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance RI"],"drawn":17,"open":true,"by":"p82a7aysc9cu","id":"ff2f0bab-0667-4ce1-b6d1-6021023c8fd7"}',1794993236629);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance HI"],"drawn":18,"open":true,"by":"p82a7aysc9cu","id":"9378170e-34b1-4e15-b790-56ef3f3daa32"}',1794993236645);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance AK"],"drawn":19,"open":true,"by":"p82a7aysc9cu","id":"bf286003-b45d-45dc-a9c8-9ee192fb375b"}',1794993236657);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance KY"],"drawn":20,"open":true,"by":"p82a7aysc9cu","id":"108f111d-3d00-44bd-b018-f96c2902c33b"}',1794993236672);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance KS","chance TN","chance MT","chance first 1"],"drawn":24,"open":true,"by":"p82a7aysc9cu","id":"adb2c108-3491-43d5-b0fb-beb178829347"}',1794993236697);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"p82a7aysc9cu","id":"45da3755-2cc8-4ccd-977b-2982858e9e55"}',1794993236728);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"p82a7aysc9cu","id":"04978cba-4bd6-4640-970d-3539b92e8e2f"}',1794993236748);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"pm6v4qtbaiby","id":"beff900e-8f0d-4b31-aae3-46ff16bbf37e"}',1794993236780);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"p82a7aysc9cu","id":"47ed0440-e86e-46c6-9626-4bdff93cfa31"}',1794993236802);
INSERT INTO "rows" VALUES('3b8uxmhq9ue2vgar',27,'chat',0,'{"name":"Ada","text":"hello","by":"pm6v4qtbaiby","id":"b7caa671-9aed-4cd0-a266-9249fdab2823"}',1794993236806);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',0,'open',NULL,'{"game":"tickets","host":"pm6v4qtbaiby","options":{"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993236824);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',1,'sit',1,'{"by":"p82a7aysc9cu","name":"Ben","colour":null,"luck":""}',1794993236833);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',2,'start',NULL,'{"options":{"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"p82a7aysc9cu","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance red","chance black","chance orange","chance black","chance mountain","chance bangui bloemfontein","chance luanda mombasa","chance cabinda ngaoundere","chance addis-ababa zomba","chance yellow","chance orange","chance blue","chance purple","chance mountain","chance nigeria bondo","chance port-florence windhoek","chance sudan walvis-bay","chance bulawayo port-florence","chance yellow","chance orange","chance purple","chance purple","chance green","chance desert","chance mountain"],"drawn":25}',1794993236837);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"pm6v4qtbaiby","id":"59382418-a3c2-4342-89bd-e63e4b4bb34e"}',1794993236994);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 0"],"drawn":26,"open":true,"by":"p82a7aysc9cu","id":"02cdf392-21cd-44b3-9032-16f7ddd46a1b"}',1794993237030);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',5,'move',0,'{"move":"claim junction-northwest bondo 1","lines":["0 claim junction-northwest bondo 1"],"drawn":26,"open":false,"by":"pm6v4qtbaiby","id":"921b8b60-7da2-4214-915e-ab951f037fce"}',1794993237056);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',6,'move',0,'{"move":"double 0","lines":["0 double 0"],"drawn":26,"open":true,"by":"pm6v4qtbaiby","id":"c5a951c4-36c2-4659-b95e-3867e6e63c86"}',1794993237060);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',7,'move',1,'{"move":"train deck","lines":["1 train deck","chance black"],"drawn":27,"open":true,"by":"p82a7aysc9cu","id":"3afba62b-7107-4a5f-b741-f393bd7b043f"}',1794993237078);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',8,'move',1,'{"move":"train orange","lines":["1 train orange","chance black"],"drawn":28,"open":true,"by":"p82a7aysc9cu","id":"2fa6c174-7bc3-4617-b1af-81192820630d"}',1794993237092);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',9,'move',0,'{"move":"tickets","lines":["0 tickets","chance nigeria port-elizabeth","chance leopoldville livingstonia","chance bangui windhoek","chance bulawayo mombasa"],"drawn":32,"open":true,"by":"pm6v4qtbaiby","id":"0397f2fd-f334-4692-a807-c3de8e69aa7f"}',1794993237111);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',10,'move',0,'{"move":"keep 2 3","lines":["0 keep 2 3"],"drawn":32,"open":true,"by":"pm6v4qtbaiby","id":"e8efea41-f2f3-4ae0-8a41-d9f3716f23cc"}',1794993237121);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',11,'move',1,'{"move":"train yellow","lines":["1 train yellow","chance white"],"drawn":33,"open":true,"by":"p82a7aysc9cu","id":"41859f08-9ab0-48cc-b48c-8566bfc9f935"}',1794993237145);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',12,'move',1,'{"move":"terrain mountain","lines":["1 terrain mountain","chance desert"],"drawn":34,"open":true,"by":"p82a7aysc9cu","id":"d568433a-1137-4e70-acc8-98d45f785e40"}',1794993237171);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',13,'move',0,'{"move":"train purple","lines":["0 train purple","chance locomotive"],"drawn":35,"open":true,"by":"pm6v4qtbaiby","id":"65537ce5-ffd4-47fc-aa71-232cc4aae8d8"}',1794993237179);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',14,'move',0,'{"move":"terrain deck","lines":["0 terrain deck","chance jungle"],"drawn":36,"open":true,"by":"pm6v4qtbaiby","id":"8346306e-3cb7-4dfa-be97-350598209fd1"}',1794993237196);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',15,'move',1,'{"move":"claim douala libreville 2","lines":["1 claim douala libreville 2"],"drawn":36,"open":false,"by":"p82a7aysc9cu","id":"17336e38-1da7-4697-9ced-72b310e44f16"}',1794993237204);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',16,'move',1,'{"move":"single","lines":["1 single"],"drawn":36,"open":true,"by":"p82a7aysc9cu","id":"9ba98019-2a6c-4f9b-aa89-0828b8cc2c5c"}',1794993237213);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',17,'move',0,'{"move":"train locomotive","lines":["0 train locomotive","chance yellow"],"drawn":37,"open":true,"by":"pm6v4qtbaiby","id":"5b9f0955-55fd-45bc-ab88-993e8fa6cbd5"}',1794993237230);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',18,'move',1,'{"move":"train yellow","lines":["1 train yellow","chance green"],"drawn":38,"open":true,"by":"p82a7aysc9cu","id":"a2fc8120-2b26-488a-a16c-57cef2794b3e"}',1794993237239);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',19,'move',1,'{"move":"train black","lines":["1 train black","chance yellow"],"drawn":39,"open":true,"by":"p82a7aysc9cu","id":"1e02e2c0-06eb-4c48-9b67-50e21f5f634c"}',1794993237252);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',20,'move',0,'{"move":"claim junction-northeast bogoro 1","lines":["0 claim junction-northeast bogoro 1"],"drawn":39,"open":false,"by":"pm6v4qtbaiby","id":"8bfa96ca-62a4-49aa-aa9a-dc3dfffb872f"}',1794993237265);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',21,'move',0,'{"move":"pay purple","lines":["0 pay purple"],"drawn":39,"open":false,"by":"pm6v4qtbaiby","id":"badccff9-5dbf-49a7-95de-5f5d6e71a486"}',1794993237273);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',22,'move',0,'{"move":"single","lines":["0 single"],"drawn":39,"open":true,"by":"pm6v4qtbaiby","id":"bc6350d3-71e4-46e8-a874-5db5065de5af"}',1794993237278);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',23,'move',1,'{"move":"claim port-florence junction-east 1","lines":["1 claim port-florence junction-east 1"],"drawn":39,"open":false,"by":"p82a7aysc9cu","id":"c9a02269-f039-4a67-beb4-53362fe84e9f"}',1794993237300);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',24,'move',1,'{"move":"pay orange","lines":["1 pay orange"],"drawn":39,"open":false,"by":"p82a7aysc9cu","id":"d2971eed-65a2-48a8-b0c8-678bc6ceb144"}',1794993237313);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',25,'move',1,'{"move":"single","lines":["1 single"],"drawn":39,"open":true,"by":"p82a7aysc9cu","id":"546819c3-77b7-4454-ad56-c70e4072d7bc"}',1794993237324);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',26,'move',0,'{"move":"tickets","lines":["0 tickets","chance leopoldville ujiji","chance bogoro zomba","chance elizabethville port-florence","chance east-london zomba"],"drawn":43,"open":true,"by":"pm6v4qtbaiby","id":"ee15bf83-f5a1-4fa5-bf2d-28ce9e5aa8b1"}',1794993237348);
INSERT INTO "rows" VALUES('7y4d337wejhrb9kq',27,'chat',0,'{"name":"Ada","text":"hello","by":"pm6v4qtbaiby","id":"97636f60-9531-43df-94cb-98973e9fa8b9"}',1794993237352);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',0,'open',NULL,'{"game":"tenzania","host":"pm6v4qtbaiby","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993237359);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',1,'sit',1,'{"by":"p82a7aysc9cu","name":"Ben","colour":null,"luck":""}',1794993237381);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',2,'start',NULL,'{"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"p82a7aysc9cu","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance 7","chance 4","chance 5","chance 4","chance 0","chance 0","chance first 0"],"drawn":7}',1794993237388);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',3,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 8"],"drawn":8,"open":true,"by":"pm6v4qtbaiby","id":"f6236390-3c95-42a5-9912-bccc72c55f5b"}',1794993237403);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',4,'move',1,'{"move":"play 4 = 8","lines":["1 play 4 = 8","chance 6"],"drawn":9,"open":true,"by":"p82a7aysc9cu","id":"fa45e1c5-c611-42c0-9753-7439eaf2cb6d"}',1794993237414);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',5,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 6"],"drawn":10,"open":true,"by":"pm6v4qtbaiby","id":"e454c8a4-05c6-44e7-a55f-7a61d5cc513e"}',1794993237423);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',6,'move',1,'{"move":"play 6 = 14","lines":["1 play 6 = 14","chance 7"],"drawn":11,"open":true,"by":"p82a7aysc9cu","id":"9d00aae1-effe-46c9-a2eb-734a21550000"}',1794993237426);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',7,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 2"],"drawn":12,"open":true,"by":"pm6v4qtbaiby","id":"84098eac-778e-4600-9d11-be83dc90b932"}',1794993237428);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',8,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 1"],"drawn":13,"open":true,"by":"p82a7aysc9cu","id":"778b02ee-6a84-4fbc-a7a8-42f63604e3dc"}',1794993237430);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',9,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 0"],"drawn":14,"open":true,"by":"pm6v4qtbaiby","id":"e3305e62-aa8e-4ea4-a7c6-2c5b5727f44f"}',1794993237437);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',10,'move',1,'{"move":"play 7 = 9","lines":["1 play 7 = 9","chance 8"],"drawn":15,"open":true,"by":"p82a7aysc9cu","id":"1fa4bef0-9c56-456a-b7d9-d3ef421a42aa"}',1794993237449);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',11,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 5"],"drawn":16,"open":true,"by":"pm6v4qtbaiby","id":"0c89711a-3823-4c8f-b456-1034d8593002"}',1794993237466);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',12,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":17,"open":true,"by":"p82a7aysc9cu","id":"f8a844bb-4137-4417-98d2-3268cb49c021"}',1794993237489);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',13,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 9"],"drawn":18,"open":true,"by":"pm6v4qtbaiby","id":"155d38b2-3e7d-445d-8193-8c46af9a7beb"}',1794993237500);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',14,'move',1,'{"move":"play 7 = 12","lines":["1 play 7 = 12","chance 7"],"drawn":19,"open":true,"by":"p82a7aysc9cu","id":"f7dc2151-1328-4e59-9bd9-27e471621e85"}',1794993237508);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',15,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 9"],"drawn":20,"open":true,"by":"pm6v4qtbaiby","id":"b4b38f7a-c9cb-43ec-a49d-5b080bf34619"}',1794993237513);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',16,'move',1,'{"move":"play 8 = 13","lines":["1 play 8 = 13","chance 9"],"drawn":21,"open":true,"by":"p82a7aysc9cu","id":"61f7b459-11c2-495a-8e11-27014735754a"}',1794993237516);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',17,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 1"],"drawn":22,"open":true,"by":"pm6v4qtbaiby","id":"c127918b-fc0a-40fb-8cde-b8eeae67598d"}',1794993237532);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',18,'move',1,'{"move":"play 1 = 7","lines":["1 play 1 = 7","chance 7"],"drawn":23,"open":true,"by":"p82a7aysc9cu","id":"78c9b94b-a05e-45c0-bfcf-380433518187"}',1794993237536);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',19,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 3"],"drawn":24,"open":true,"by":"pm6v4qtbaiby","id":"fc25846f-c93d-4b20-be57-2d10deae9142"}',1794993237548);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',20,'move',1,'{"move":"play 9 = 10","lines":["1 play 9 = 10","chance 8"],"drawn":25,"open":true,"by":"p82a7aysc9cu","id":"63992fcd-97b0-4ba4-ab67-f1c41b770884"}',1794993237555);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',21,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 6"],"drawn":26,"open":true,"by":"pm6v4qtbaiby","id":"c3ae395f-b1ad-4ad1-8842-b0ebef2366b8"}',1794993237560);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',22,'move',1,'{"move":"play 8 = 11","lines":["1 play 8 = 11","chance 2"],"drawn":27,"open":true,"by":"p82a7aysc9cu","id":"71d27d41-4d94-4a63-ad4d-10aa8973195b"}',1794993237562);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',23,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 5"],"drawn":28,"open":true,"by":"pm6v4qtbaiby","id":"f637269e-08b4-4eb1-9bd1-06742c43ba70"}',1794993237573);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',24,'move',1,'{"move":"play 7 = 13","lines":["1 play 7 = 13","chance 6"],"drawn":29,"open":true,"by":"p82a7aysc9cu","id":"54c245c1-8642-4b74-b4d1-2ee9c3139ec6"}',1794993237584);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',25,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 8"],"drawn":30,"open":true,"by":"pm6v4qtbaiby","id":"854b49ee-21a7-48c6-8c43-0d1002778da1"}',1794993237586);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',26,'move',1,'{"move":"play 6 = 11","lines":["1 play 6 = 11","chance 4"],"drawn":31,"open":true,"by":"p82a7aysc9cu","id":"0acc8807-3e9f-40a8-bed5-1ee369925b6f"}',1794993237593);
INSERT INTO "rows" VALUES('jgbrcgnmbxbz89rj',27,'chat',0,'{"name":"Ada","text":"hello","by":"pm6v4qtbaiby","id":"9cb36739-070e-413f-b411-4001fd8eb295"}',1794993237599);
INSERT INTO "rows" VALUES('rn29j79cnrygw3nc',0,'open',NULL,'{"game":"tickets","host":"pm6v4qtbaiby","options":{"first":null},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993237608);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',0,'open',NULL,'{"game":"tenzania","host":"pm6v4qtbaiby","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993237613);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',1,'sit',1,'{"by":"p82a7aysc9cu","name":"Ben","colour":null,"luck":""}',1794993237630);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',2,'start',NULL,'{"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pm6v4qtbaiby","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"p82a7aysc9cu","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance 4","chance 3","chance 3","chance 2","chance 1","chance 7"],"drawn":6}',1794993237632);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',3,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 2"],"drawn":7,"open":true,"by":"pm6v4qtbaiby","id":"8a0a7d60-e613-4954-968a-18583fef69cd"}',1794993237646);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',4,'move',1,'{"move":"play 7 = 11","lines":["1 play 7 = 11","chance 6"],"drawn":8,"open":true,"by":"p82a7aysc9cu","id":"d76d5d32-403e-4a3a-996e-f7f1ba81fe1a"}',1794993237652);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',5,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 6"],"drawn":9,"open":true,"by":"pm6v4qtbaiby","id":"75d4c369-8cd7-45d5-b6d7-001a8e3735c6"}',1794993237658);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',6,'move',1,'{"move":"play 2 = 5","lines":["1 play 2 = 5","chance 1"],"drawn":10,"open":true,"by":"p82a7aysc9cu","id":"8311c1bb-829e-43d4-92cb-21085c2f0c98"}',1794993237676);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',7,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 7"],"drawn":11,"open":true,"by":"pm6v4qtbaiby","id":"8440ccd5-d4f4-40f2-ac6c-6da62679738e"}',1794993237678);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',8,'move',1,'{"move":"play 1 = 3","lines":["1 play 1 = 3","chance 2"],"drawn":12,"open":true,"by":"p82a7aysc9cu","id":"d4b51a8d-297b-4357-af4b-8f1548b93319"}',1794993237689);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',9,'move',0,'{"move":"play 6 = 9","lines":["0 play 6 = 9","chance 4"],"drawn":13,"open":true,"by":"pm6v4qtbaiby","id":"770e8b04-fe24-4e96-98df-e3476c8a14b7"}',1794993237700);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',10,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 0"],"drawn":14,"open":true,"by":"p82a7aysc9cu","id":"d525d3d2-3719-4e4e-90f5-fe05eb93438f"}',1794993237708);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',11,'move',0,'{"move":"play 3 = 9","lines":["0 play 3 = 9","chance 9"],"drawn":15,"open":true,"by":"pm6v4qtbaiby","id":"cd538aad-fe91-452c-b021-ebc3e6ce67ca"}',1794993237722);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',12,'move',1,'{"move":"play 1 = 10","lines":["1 play 1 = 10","chance 5"],"drawn":16,"open":true,"by":"p82a7aysc9cu","id":"85979658-3858-49fa-a0bb-e229de65d3ed"}',1794993237724);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',13,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9","chance 5"],"drawn":17,"open":true,"by":"pm6v4qtbaiby","id":"913cb11e-d7f9-4f1e-afff-755841579c99"}',1794993237740);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',14,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 9"],"drawn":18,"open":true,"by":"p82a7aysc9cu","id":"2c957462-e90d-4288-97ca-e75976f62345"}',1794993237756);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',15,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 9"],"drawn":19,"open":true,"by":"pm6v4qtbaiby","id":"57a4e225-1d4a-4478-b039-fb028c98467e"}',1794993237760);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',16,'move',1,'{"move":"play 5 = 0","lines":["1 play 5 = 0","chance 3"],"drawn":20,"open":true,"by":"p82a7aysc9cu","id":"e6f14dea-2ed7-4fd7-9372-6edb1f6bc4c2"}',1794993237764);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',17,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 7"],"drawn":21,"open":true,"by":"pm6v4qtbaiby","id":"89a12e3e-8c66-4da5-a0b6-c5660aeb349d"}',1794993237775);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',18,'move',1,'{"move":"play 3 = 7","lines":["1 play 3 = 7","chance 1"],"drawn":22,"open":true,"by":"p82a7aysc9cu","id":"bc73f1e0-dacd-4172-9832-8247c3e9256b"}',1794993237779);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',19,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 5"],"drawn":23,"open":true,"by":"pm6v4qtbaiby","id":"71ee5808-2989-42e7-a1fe-8cdcab9b2b1f"}',1794993237792);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',20,'move',1,'{"move":"play 1 = 8","lines":["1 play 1 = 8","chance 0"],"drawn":24,"open":true,"by":"p82a7aysc9cu","id":"a2bf8b07-5ef2-45ae-8d33-ccbe57de9105"}',1794993237804);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',21,'move',0,'{"move":"play 7 = 15","lines":["0 play 7 = 15","chance 4"],"drawn":25,"open":true,"by":"pm6v4qtbaiby","id":"e9ba673d-c8da-4fa1-8acb-ad5e46d08c46"}',1794993237808);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',22,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 6"],"drawn":26,"open":true,"by":"p82a7aysc9cu","id":"f267177f-02a5-4f08-bf67-73cee80eb177"}',1794993237816);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',23,'move',0,'{"move":"play 5 = 14","lines":["0 play 5 = 14","chance 0"],"drawn":27,"open":true,"by":"pm6v4qtbaiby","id":"77925310-6dff-4619-9200-91b20c0959be"}',1794993237820);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',24,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 8"],"drawn":28,"open":true,"by":"p82a7aysc9cu","id":"66d63dfa-fec7-4e01-bc87-fbd2f8f1b41a"}',1794993237830);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',25,'move',0,'{"move":"play 9 = 11","lines":["0 play 9 = 11","chance 8"],"drawn":29,"open":true,"by":"pm6v4qtbaiby","id":"d5f3bb25-d5df-4199-a21a-a8bfd3333677"}',1794993237847);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',26,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":29,"open":true,"by":"p82a7aysc9cu","id":"88029e78-ad9f-4e04-ac1d-1aa40c4afc8d"}',1794993237851);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',27,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4"],"drawn":29,"open":true,"by":"pm6v4qtbaiby","id":"c9af60a7-da4f-4940-b10b-dff8f244c381"}',1794993237858);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',28,'move',1,'{"move":"play 6 = 10","lines":["1 play 6 = 10"],"drawn":29,"open":true,"by":"p82a7aysc9cu","id":"958d1295-5069-460d-bb33-49711accbe63"}',1794993237869);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',29,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8"],"drawn":29,"open":true,"by":"pm6v4qtbaiby","id":"22c0f695-7925-4527-8d2d-62bb6bca1076"}',1794993237879);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',30,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8"],"drawn":29,"open":true,"by":"p82a7aysc9cu","id":"df676aa9-9cc7-460c-9454-cb56c051de6d"}',1794993237883);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',31,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0"],"drawn":29,"open":true,"by":"pm6v4qtbaiby","id":"df5b7bb4-685a-47f2-827f-fd7b1f59bc57"}',1794993237888);
INSERT INTO "rows" VALUES('ukwjn3m95fkv4hii',32,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8"],"drawn":29,"open":true,"by":"p82a7aysc9cu","id":"068b8c35-d263-43fa-b0a7-f21b542b1e85"}',1794993237893);
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
INSERT INTO "tables" VALUES('z6a9zqc5gggpv9an','TPCNPD','africa','playing',0,'pm6v4qtbaiby','0249120217bc6b8b1b7a98f9ba42aae64d2595db263ef9230bba3750ffd6ff04',0,1794993235538,1794993235624);
INSERT INTO "tables" VALUES('3b8uxmhq9ue2vgar','QJYRMT','usa','playing',0,'pm6v4qtbaiby','b9733c7707144050b2cd9248f18bb58904cae01af8a96527078e1bc646c5ce62',0,1794993236366,1794993236421);
INSERT INTO "tables" VALUES('7y4d337wejhrb9kq','YVDWLT','tickets','playing',0,'pm6v4qtbaiby','f03caf44334c8aa51b86323032f453de456bfbcba49b4e8f77467992054650b6',0,1794993236824,1794993236837);
INSERT INTO "tables" VALUES('jgbrcgnmbxbz89rj','LQAAEZ','tenzania','playing',0,'pm6v4qtbaiby','a1f260b74e295f3e468348e5902c7e15fe90f17cfd9c1b3ee7ced241532e5c56',0,1794993237359,1794993237388);
INSERT INTO "tables" VALUES('rn29j79cnrygw3nc','YHZTZC','tickets','waiting',0,'pm6v4qtbaiby','97320de27478a1c3670726cae9563b04355d9c5072215e701008db59f13a1b39',0,1794993237608,1794993237608);
INSERT INTO "tables" VALUES('ukwjn3m95fkv4hii','UUJEQV','tenzania','over',0,'pm6v4qtbaiby','03e7d7798c6d75f797d82701df6c081ae4ca132e0350ca6f63594db433163b21',0,1794993237613,1794993237893);
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
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_results_player ON results (player);
COMMIT;
