BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "keys" VALUES('signing','42c8c2e0881eec7515550a4f40d88f00c02c5a3fa95c3999d9f067a5f65d09b0');
INSERT INTO "keys" VALUES('day','0cda55ad52670dd990ed78e99d9857bdb3dc45f9aed23f2b7209728ee2719da7');
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
INSERT INTO "members" VALUES('pafgfbifwrx2','7smpb2r9yqn3smbv');
INSERT INTO "members" VALUES('pafgfbifwrx2','b8jfdrjvj8t4nrp6');
INSERT INTO "members" VALUES('pafgfbifwrx2','enbghr4etanidfyw');
INSERT INTO "members" VALUES('pafgfbifwrx2','kghyzm3r54gevey8');
INSERT INTO "members" VALUES('pafgfbifwrx2','t53wkp4ihptuqcei');
INSERT INTO "members" VALUES('pafgfbifwrx2','zfa7hbyxx6q347jp');
INSERT INTO "members" VALUES('pt4j745aqkvx','7smpb2r9yqn3smbv');
INSERT INTO "members" VALUES('pt4j745aqkvx','b8jfdrjvj8t4nrp6');
INSERT INTO "members" VALUES('pt4j745aqkvx','enbghr4etanidfyw');
INSERT INTO "members" VALUES('pt4j745aqkvx','kghyzm3r54gevey8');
INSERT INTO "members" VALUES('pt4j745aqkvx','t53wkp4ihptuqcei');
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
INSERT INTO "players" VALUES('pafgfbifwrx2','Ada',1,NULL,'en','{}',1794995910229,0);
INSERT INTO "players" VALUES('pt4j745aqkvx','Ben',1,NULL,'fr','{}',1794995910317,0);
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
INSERT INTO "results" VALUES('7smpb2r9yqn3smbv',0,'tenzania','pafgfbifwrx2',NULL,'people',0.0,5,1794995912600);
INSERT INTO "results" VALUES('7smpb2r9yqn3smbv',1,'tenzania','pt4j745aqkvx',NULL,'people',1.0,24,1794995912600);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',0,'open',NULL,'{"game":"africa","host":"pafgfbifwrx2","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794995910406);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',1,'sit',1,'{"by":"pt4j745aqkvx","name":"Ben","colour":null,"luck":""}',1794995911247);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pt4j745aqkvx","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance TUN","chance CAF"],"drawn":2}',1794995911281);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance COD"],"drawn":3,"open":true,"by":"pafgfbifwrx2","id":"6c9da1ba-d8a1-4057-928d-7a9a3dbd987e"}',1794995911442);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance UGA"],"drawn":4,"open":true,"by":"pafgfbifwrx2","id":"9a97fb3f-bce7-479d-b8a4-0654c9a317b7"}',1794995911445);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance car"],"drawn":5,"open":true,"by":"pafgfbifwrx2","id":"e060edce-b992-4408-95d2-279666bafe1c"}',1794995911446);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance NGA"],"drawn":6,"open":true,"by":"pafgfbifwrx2","id":"79db8dde-d37d-41a4-a275-ac91661ee16e"}',1794995911447);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance BFA"],"drawn":7,"open":true,"by":"pafgfbifwrx2","id":"79fff826-d104-4774-9301-46d7a6e6cb3f"}',1794995911448);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance BWA"],"drawn":8,"open":true,"by":"pafgfbifwrx2","id":"b0882faa-5b67-416b-ac4b-c81d94ac832e"}',1794995911453);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance plane-pink"],"drawn":9,"open":true,"by":"pafgfbifwrx2","id":"167430f9-108e-49b5-95e5-9603cdba9d24"}',1794995911477);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance BEN"],"drawn":10,"open":true,"by":"pafgfbifwrx2","id":"8eb3e095-6356-452f-a549-d46d0a20f99f"}',1794995911479);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance SOM"],"drawn":11,"open":true,"by":"pafgfbifwrx2","id":"7659920f-9fcd-420f-a4ff-78de063e7a5a"}',1794995911486);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pafgfbifwrx2","id":"2fb5a18d-e444-476a-bc33-494811e1184e"}',1794995911491);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance MLI"],"drawn":12,"open":true,"by":"pt4j745aqkvx","id":"6592c45e-cb64-4eb6-9f96-a144f7faac16"}',1794995911495);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance KEN"],"drawn":13,"open":true,"by":"pt4j745aqkvx","id":"bccbc674-e876-4b0a-948a-4506c242f6d3"}',1794995911499);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance MOZ"],"drawn":14,"open":true,"by":"pt4j745aqkvx","id":"764ddbfd-d525-4d3f-834a-d62d30386223"}',1794995911504);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance SLE"],"drawn":15,"open":true,"by":"pt4j745aqkvx","id":"b32dba29-746f-4e2c-a5e4-9861cf1a9b0b"}',1794995911508);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance ZWE"],"drawn":16,"open":true,"by":"pt4j745aqkvx","id":"bc015a5b-312d-4f61-859c-4ec8d63e1d4e"}',1794995911510);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance car"],"drawn":17,"open":true,"by":"pt4j745aqkvx","id":"14b23705-b818-4196-9500-91af84112409"}',1794995911517);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance GAB"],"drawn":18,"open":true,"by":"pt4j745aqkvx","id":"adfaf51e-8459-4de4-97d9-c9caf896fe44"}',1794995911520);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance ZMB"],"drawn":19,"open":true,"by":"pt4j745aqkvx","id":"c3812028-42f8-4d22-8efa-869e40c0ee86"}',1794995911521);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance plane-green"],"drawn":20,"open":true,"by":"pt4j745aqkvx","id":"884764be-46a9-4942-9ebe-b0137a3564cd"}',1794995911522);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance plane-pink","chance MRT","chance plane-blue","chance first 1"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"4fee2dad-b47f-414d-947c-992c90e83346"}',1794995911524);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',23,'move',1,'{"move":"draw 2","lines":["1 draw 2"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"d31c1aff-95cf-4e69-ae24-a606eca9fa2f"}',1794995911524);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',24,'move',1,'{"move":"put 6 drop 2","lines":["1 put 6 drop 2"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"692a1c1e-2ea7-4c2e-af95-73a8e31ad77a"}',1794995911526);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',25,'move',0,'{"move":"swap 3 5","lines":["0 swap 3 5"],"drawn":24,"open":true,"by":"pafgfbifwrx2","id":"d3d10331-fdfb-4bdd-a81f-15fc4f47cc3e"}',1794995911542);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',26,'move',1,'{"move":"swap 4 6","lines":["1 swap 4 6"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"6b8bda3b-d2dc-4ef4-b516-05c10e714b3e"}',1794995911543);
INSERT INTO "rows" VALUES('enbghr4etanidfyw',27,'chat',0,'{"name":"Ada","text":"hello","by":"pafgfbifwrx2","id":"59814ada-4af1-4030-a30a-3f9a714ed223"}',1794995911545);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',0,'open',NULL,'{"game":"usa","host":"pafgfbifwrx2","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794995911550);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',1,'sit',1,'{"by":"pt4j745aqkvx","name":"Ben","colour":null,"luck":""}',1794995911557);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',2,'start',NULL,'{"rules":1,"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pt4j745aqkvx","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance car","chance MI"],"drawn":2}',1794995911563);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance CA"],"drawn":3,"open":true,"by":"pafgfbifwrx2","id":"78b6ac95-178d-4221-99d5-91484be56c6b"}',1794995911602);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance WA"],"drawn":4,"open":true,"by":"pafgfbifwrx2","id":"c459688c-a0e1-45d8-8ca6-221384516b2d"}',1794995911604);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance NC"],"drawn":5,"open":true,"by":"pafgfbifwrx2","id":"925a23a8-555f-4fec-8547-e27b2260c53b"}',1794995911622);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance ID"],"drawn":6,"open":true,"by":"pafgfbifwrx2","id":"ed9d2a32-00a0-457f-b3d2-a2e2059de6f3"}',1794995911649);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance car"],"drawn":7,"open":true,"by":"pafgfbifwrx2","id":"8f2eca9f-cc59-423d-b68f-1871ba35784a"}',1794995911655);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance AR"],"drawn":8,"open":true,"by":"pafgfbifwrx2","id":"7b8bc483-7583-4f6f-9fba-033bf1d87c54"}',1794995911660);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance HI"],"drawn":9,"open":true,"by":"pafgfbifwrx2","id":"97c5d710-042c-4f1f-89b5-985f07c071a8"}',1794995911663);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance AK"],"drawn":10,"open":true,"by":"pafgfbifwrx2","id":"e29ad840-33b3-4adc-b40b-a2e50ebeb165"}',1794995911664);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance WY"],"drawn":11,"open":true,"by":"pafgfbifwrx2","id":"329abc6d-8f91-4019-97b0-a5da3d45a9ce"}',1794995911671);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"pafgfbifwrx2","id":"e52ddd3f-ec85-4efd-9a4b-0266f335df71"}',1794995911674);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance NH"],"drawn":12,"open":true,"by":"pt4j745aqkvx","id":"cda7fd56-249f-46ef-b0a6-803af67dacd9"}',1794995911682);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance NY"],"drawn":13,"open":true,"by":"pt4j745aqkvx","id":"8202aae8-b172-4e3f-97c1-06edd2655c8e"}',1794995911686);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance plane-pink"],"drawn":14,"open":true,"by":"pt4j745aqkvx","id":"c4dd698f-a311-457a-8e85-d715f827fc3d"}',1794995911691);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance UT"],"drawn":15,"open":true,"by":"pt4j745aqkvx","id":"7299c9ba-1cee-460b-9e80-a947e1c7991c"}',1794995911693);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance SD"],"drawn":16,"open":true,"by":"pt4j745aqkvx","id":"dc24cd0d-15be-474f-bf4a-72a0a1d7cf94"}',1794995911701);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-blue"],"drawn":17,"open":true,"by":"pt4j745aqkvx","id":"53cf0045-494a-4b70-b39d-9ed305f95601"}',1794995911711);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance MN"],"drawn":18,"open":true,"by":"pt4j745aqkvx","id":"6b3c6e2a-9400-4a40-a112-eb6f392a079b"}',1794995911714);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance plane-pink"],"drawn":19,"open":true,"by":"pt4j745aqkvx","id":"d2865592-1296-47cb-9166-c96ce01c07de"}',1794995911715);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance AL"],"drawn":20,"open":true,"by":"pt4j745aqkvx","id":"c034021e-a01e-404a-907c-d317a5bbc689"}',1794995911716);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance IN","chance KS","chance plane-blue","chance first 0"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"a15f4620-ef9c-49d4-a60b-e6c1577b4ee9"}',1794995911717);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"pafgfbifwrx2","id":"d2a6c2b0-7f19-4d66-ad92-9ea6e2ae9980"}',1794995911719);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"pafgfbifwrx2","id":"215c165a-038a-4dda-b781-f039c599705d"}',1794995911722);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"f7e9cc36-5e1c-4ee4-ade8-1f48688e66ff"}',1794995911727);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"pafgfbifwrx2","id":"5d8be288-6205-46ae-8c29-90172c426201"}',1794995911729);
INSERT INTO "rows" VALUES('t53wkp4ihptuqcei',27,'chat',0,'{"name":"Ada","text":"hello","by":"pafgfbifwrx2","id":"966ecde1-8265-4b20-a52d-0540bcb5070f"}',1794995911736);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',0,'open',NULL,'{"game":"tickets","host":"pafgfbifwrx2","options":{"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794995911755);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',1,'sit',1,'{"by":"pt4j745aqkvx","name":"Ben","colour":null,"luck":""}',1794995911761);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',2,'start',NULL,'{"rules":2,"options":{"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pt4j745aqkvx","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance blue","chance purple","chance red","chance red","chance desert","chance nigeria port-elizabeth","chance bulawayo mombasa","chance sudan walvis-bay","chance chad cape-town","chance orange","chance locomotive","chance black","chance red","chance desert","chance east-london salisbury","chance libreville mombasa","chance bangui serpa-pinto","chance port-florence windhoek","chance locomotive","chance white","chance black","chance green","chance yellow","chance jungle","chance mountain"],"drawn":25}',1794995911772);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"pafgfbifwrx2","id":"0b135187-b759-4156-8670-ecf5058f0465"}',1794995911961);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 0"],"drawn":26,"open":true,"by":"pt4j745aqkvx","id":"137d4519-d0cd-42e0-bc32-c37ab80ad35e"}',1794995911972);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',5,'move',0,'{"move":"claim douala libreville 2","lines":["0 claim douala libreville 2"],"drawn":26,"open":false,"by":"pafgfbifwrx2","id":"67d5b509-0f1c-4c54-b0e2-5e47e8dd0ad8"}',1794995911973);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',6,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"pafgfbifwrx2","id":"7ccd015f-6b29-4608-8238-87f4369b6991"}',1794995911974);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',7,'move',1,'{"move":"claim cabinda leopoldville 2","lines":["1 claim cabinda leopoldville 2"],"drawn":26,"open":false,"by":"pt4j745aqkvx","id":"3d7f331b-ae0a-4ba3-b216-200762dd643c"}',1794995911975);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',8,'move',1,'{"move":"single","lines":["1 single"],"drawn":26,"open":true,"by":"pt4j745aqkvx","id":"8494f749-1009-4581-b570-2f49eae8a6d4"}',1794995911976);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',9,'move',0,'{"move":"claim port-florence junction-east 1","lines":["0 claim port-florence junction-east 1"],"drawn":26,"open":false,"by":"pafgfbifwrx2","id":"544e8469-83fa-4570-a483-ac2f5f44ab67"}',1794995911977);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',10,'move',0,'{"move":"pay red","lines":["0 pay red"],"drawn":26,"open":false,"by":"pafgfbifwrx2","id":"f9b4b728-bc50-49fb-9854-404b43ce5c36"}',1794995911978);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',11,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"pafgfbifwrx2","id":"419963d0-e4e5-4aaa-ae44-7894d26967a8"}',1794995911979);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',12,'move',1,'{"move":"tickets","lines":["1 tickets","chance sudan ujiji","chance fachoda luanda","chance fachoda livingstonia","chance bulawayo windhoek"],"drawn":30,"open":true,"by":"pt4j745aqkvx","id":"f8e4d535-00e3-447a-bcbb-b93607fb6e25"}',1794995911980);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',13,'move',1,'{"move":"keep 2 3","lines":["1 keep 2 3"],"drawn":30,"open":true,"by":"pt4j745aqkvx","id":"eefcac0a-1506-4a38-83d6-c78f142eccd1"}',1794995911981);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',14,'move',0,'{"move":"train white","lines":["0 train white","chance purple"],"drawn":31,"open":true,"by":"pafgfbifwrx2","id":"022aea32-acc7-4247-9c61-39021c7c8b22"}',1794995911981);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',15,'move',0,'{"move":"terrain jungle","lines":["0 terrain jungle","chance jungle"],"drawn":32,"open":true,"by":"pafgfbifwrx2","id":"8ca974fe-bcda-48f1-885b-7cce785a6faf"}',1794995911982);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',16,'move',1,'{"move":"terrain jungle","lines":["1 terrain jungle","chance mountain"],"drawn":33,"open":true,"by":"pt4j745aqkvx","id":"f73241bc-fa32-41a2-aa8f-205c73a2ece0"}',1794995911995);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',17,'move',1,'{"move":"train purple","lines":["1 train purple","chance blue"],"drawn":34,"open":true,"by":"pt4j745aqkvx","id":"ea57dac2-5403-4ccf-8575-a5ffaa51bdb7"}',1794995911996);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',18,'move',0,'{"move":"train blue","lines":["0 train blue","chance green"],"drawn":35,"open":true,"by":"pafgfbifwrx2","id":"e4ef2b24-7da9-40ae-9dc6-2bff3fab8bf2"}',1794995911997);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',19,'move',0,'{"move":"train black","lines":["0 train black","chance orange"],"drawn":36,"open":true,"by":"pafgfbifwrx2","id":"cf22135e-22b6-46ba-9ebd-4fcdd3ee8a9c"}',1794995911999);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',20,'move',1,'{"move":"train deck","lines":["1 train deck","chance blue"],"drawn":37,"open":true,"by":"pt4j745aqkvx","id":"62041d25-263b-4bd2-95f0-bd6ec29e3f51"}',1794995911999);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',21,'move',1,'{"move":"train orange","lines":["1 train orange","chance purple"],"drawn":38,"open":true,"by":"pt4j745aqkvx","id":"b4d92a67-3251-4757-a39f-6db144e6a334"}',1794995912001);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',22,'move',0,'{"move":"claim salisbury bulawayo 1","lines":["0 claim salisbury bulawayo 1"],"drawn":38,"open":false,"by":"pafgfbifwrx2","id":"72464828-cf20-4f36-a4b3-71b3a04d4b1c"}',1794995912002);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',23,'move',0,'{"move":"single","lines":["0 single"],"drawn":38,"open":true,"by":"pafgfbifwrx2","id":"2a52a80b-b7ec-47c4-8950-e2d2593c5239"}',1794995912003);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',24,'move',1,'{"move":"tickets","lines":["1 tickets","chance bloemfontein serpa-pinto","chance douala durban","chance beira walvis-bay","chance dar-es-salaam mocamedes"],"drawn":42,"open":true,"by":"pt4j745aqkvx","id":"b8909ece-f34b-4e5c-bcdc-36a07cf66a5d"}',1794995912004);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',25,'move',1,'{"move":"keep 2 3","lines":["1 keep 2 3"],"drawn":42,"open":true,"by":"pt4j745aqkvx","id":"db9db80b-32d2-4e59-8f5d-fe2c198e58df"}',1794995912005);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',26,'move',0,'{"move":"train green","lines":["0 train green","chance red"],"drawn":43,"open":true,"by":"pafgfbifwrx2","id":"fa3243ed-3f3c-486d-be5f-ec249903691d"}',1794995912006);
INSERT INTO "rows" VALUES('kghyzm3r54gevey8',27,'chat',0,'{"name":"Ada","text":"hello","by":"pafgfbifwrx2","id":"b387b455-ddbf-41a9-8241-427369921f92"}',1794995912010);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',0,'open',NULL,'{"game":"tenzania","host":"pafgfbifwrx2","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794995912024);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',1,'sit',1,'{"by":"pt4j745aqkvx","name":"Ben","colour":null,"luck":""}',1794995912028);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',2,'start',NULL,'{"rules":1,"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pt4j745aqkvx","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 8","chance 4","chance 7","chance 0","chance 1","chance 3","chance first 1"],"drawn":7}',1794995912030);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',3,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 8"],"drawn":8,"open":true,"by":"pt4j745aqkvx","id":"f9ab7b58-23d3-4e87-93ed-80f4481d42e3"}',1794995912099);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',4,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 9"],"drawn":9,"open":true,"by":"pafgfbifwrx2","id":"6a42bd45-37d3-490e-a4e0-3b1c85f3a136"}',1794995912111);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',5,'move',1,'{"move":"play 3 = 11","lines":["1 play 3 = 11","chance 1"],"drawn":10,"open":true,"by":"pt4j745aqkvx","id":"7a12ab02-b715-4937-a207-9f80409c9a1f"}',1794995912120);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',6,'move',0,'{"move":"play 4 = 4","lines":["0 play 4 = 4","chance 2"],"drawn":11,"open":true,"by":"pafgfbifwrx2","id":"f7c2b9ba-8295-4287-9b20-4f45bc473a95"}',1794995912123);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',7,'move',1,'{"move":"play 1 = 5","lines":["1 play 1 = 5","chance 1"],"drawn":12,"open":true,"by":"pt4j745aqkvx","id":"26c50f23-4cb3-4879-8175-d5c77355bab3"}',1794995912130);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',8,'move',0,'{"move":"play 7 = 12","lines":["0 play 7 = 12","chance 3"],"drawn":13,"open":true,"by":"pafgfbifwrx2","id":"fe85deee-ab88-4560-b52a-ba50d02268a0"}',1794995912133);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',9,'move',1,'{"move":"play 1 = 1","lines":["1 play 1 = 1","chance 3"],"drawn":14,"open":true,"by":"pt4j745aqkvx","id":"5cc0fc6c-6475-4487-a02d-17764fd51289"}',1794995912134);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',10,'move',0,'{"move":"play 9 = 10","lines":["0 play 9 = 10","chance 4"],"drawn":15,"open":true,"by":"pafgfbifwrx2","id":"f74b4d6d-e1e0-4c7b-a5c6-1f8bf05a1858"}',1794995912135);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',11,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 5"],"drawn":16,"open":true,"by":"pt4j745aqkvx","id":"e1a0143a-2bd5-46bb-8bf3-663788b1d083"}',1794995912140);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',12,'move',0,'{"move":"play 3 = 6","lines":["0 play 3 = 6","chance 0"],"drawn":17,"open":true,"by":"pafgfbifwrx2","id":"3fce1916-c5e8-4cbb-845d-79ebff254b94"}',1794995912148);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',13,'move',1,'{"move":"play 8 = 14","lines":["1 play 8 = 14","chance 7"],"drawn":18,"open":true,"by":"pt4j745aqkvx","id":"81eb0824-6a53-4205-831e-8fa54b5b4b73"}',1794995912148);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',14,'move',0,'{"move":"play 2 = 2","lines":["0 play 2 = 2","chance 8"],"drawn":19,"open":true,"by":"pafgfbifwrx2","id":"cccdb37f-9a44-4ab6-bdd5-904adcab150c"}',1794995912149);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',15,'move',1,'{"move":"play 1 = 3","lines":["1 play 1 = 3","chance 9"],"drawn":20,"open":true,"by":"pt4j745aqkvx","id":"5c72df53-02cc-4f58-84f4-3981f27669e7"}',1794995912150);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',16,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 6"],"drawn":21,"open":true,"by":"pafgfbifwrx2","id":"22347678-01d2-43e0-aeb6-a82c2814055c"}',1794995912162);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',17,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 2"],"drawn":22,"open":true,"by":"pt4j745aqkvx","id":"e64da85f-6c29-4af5-a96c-4e50d8c3cabe"}',1794995912174);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',18,'move',0,'{"move":"play 4 = 11","lines":["0 play 4 = 11","chance 0"],"drawn":23,"open":true,"by":"pafgfbifwrx2","id":"a67db6d4-82c1-49ad-9446-0d430c3b0c6d"}',1794995912190);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',19,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 2"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"4f4a9c2a-2162-4e84-80e2-1ea60f132cab"}',1794995912196);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',20,'move',0,'{"move":"play 6 = 15","lines":["0 play 6 = 15","chance 1"],"drawn":25,"open":true,"by":"pafgfbifwrx2","id":"355623a3-1820-45e4-86bc-08273078ea26"}',1794995912197);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',21,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 7"],"drawn":26,"open":true,"by":"pt4j745aqkvx","id":"b7de1678-9315-4101-96aa-9a8d035652c5"}',1794995912198);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',22,'move',0,'{"move":"play 8 = 10","lines":["0 play 8 = 10","chance 9"],"drawn":27,"open":true,"by":"pafgfbifwrx2","id":"a6c9d3ec-1df6-4e21-b7d6-813654b9e388"}',1794995912198);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',23,'move',1,'{"move":"play 5 = 5","lines":["1 play 5 = 5","chance 8"],"drawn":28,"open":true,"by":"pt4j745aqkvx","id":"e1348695-c198-4e1a-8530-6e0360dd5b16"}',1794995912203);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',24,'move',0,'{"move":"play 1 = 6","lines":["0 play 1 = 6","chance 6"],"drawn":29,"open":true,"by":"pafgfbifwrx2","id":"021a34e0-1f1c-47ee-b31e-442859301a18"}',1794995912206);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',25,'move',1,'{"move":"play 8 = 14","lines":["1 play 8 = 14","chance 2"],"drawn":30,"open":true,"by":"pt4j745aqkvx","id":"018439ad-3999-4d79-959d-7162ac756167"}',1794995912213);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',26,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 3"],"drawn":31,"open":true,"by":"pafgfbifwrx2","id":"dcfc9ff6-17de-407d-818b-d2b7d635a9d8"}',1794995912218);
INSERT INTO "rows" VALUES('b8jfdrjvj8t4nrp6',27,'chat',0,'{"name":"Ada","text":"hello","by":"pafgfbifwrx2","id":"777571e9-58bc-4b2e-8e6c-c8ba399a01a9"}',1794995912220);
INSERT INTO "rows" VALUES('zfa7hbyxx6q347jp',0,'open',NULL,'{"game":"tickets","host":"pafgfbifwrx2","options":{"first":null},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794995912224);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',0,'open',NULL,'{"game":"tenzania","host":"pafgfbifwrx2","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":"","helped":[],"missed":0}],"clock":null,"public":false,"hints":true}',1794995912233);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',1,'sit',1,'{"by":"pt4j745aqkvx","name":"Ben","colour":null,"luck":""}',1794995912240);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',2,'start',NULL,'{"rules":1,"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"pafgfbifwrx2","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0},{"kind":"person","player":"pt4j745aqkvx","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":"","helped":[],"missed":0}],"lines":["chance 5","chance 6","chance 5","chance 3","chance 0","chance 4"],"drawn":6}',1794995912252);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',3,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6","chance 1"],"drawn":7,"open":true,"by":"pafgfbifwrx2","id":"f8efb6c5-bf6a-43a5-b7fb-5440dcf2abc3"}',1794995912268);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',4,'move',1,'{"move":"play 4 = 10","lines":["1 play 4 = 10","chance 9"],"drawn":8,"open":true,"by":"pt4j745aqkvx","id":"b3613029-a65e-4c09-8277-fff120e7636d"}',1794995912277);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',5,'move',0,'{"move":"play 5 = 5","lines":["0 play 5 = 5","chance 9"],"drawn":9,"open":true,"by":"pafgfbifwrx2","id":"24f4b7da-074d-4680-b973-381d070a189c"}',1794995912279);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',6,'move',1,'{"move":"play 9 = 14","lines":["1 play 9 = 14","chance 8"],"drawn":10,"open":true,"by":"pt4j745aqkvx","id":"8ce0176c-5c8b-40db-b71c-697327ec5adb"}',1794995912297);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',7,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9","chance 0"],"drawn":11,"open":true,"by":"pafgfbifwrx2","id":"6cc4c130-e4bf-4759-a915-c96a96ca0b2f"}',1794995912310);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',8,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":12,"open":true,"by":"pt4j745aqkvx","id":"d6c28c7c-0391-4012-b6b2-a88d5f492509"}',1794995912315);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',9,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 9"],"drawn":13,"open":true,"by":"pafgfbifwrx2","id":"87dda12b-d9d7-44a0-a408-7dd40f69f274"}',1794995912323);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',10,'move',1,'{"move":"play 8 = 9","lines":["1 play 8 = 9","chance 2"],"drawn":14,"open":true,"by":"pt4j745aqkvx","id":"e5a85845-4369-4c92-9aa5-d49dd77f37e4"}',1794995912375);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',11,'move',0,'{"move":"play 9 = 18","lines":["0 play 9 = 18","chance 3"],"drawn":15,"open":true,"by":"pafgfbifwrx2","id":"66b4c92e-6adb-476d-a41f-974a8624f5a4"}',1794995912391);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',12,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 1"],"drawn":16,"open":true,"by":"pt4j745aqkvx","id":"d65cdf5a-39e8-4ed0-81f2-38dfc497352a"}',1794995912399);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',13,'move',0,'{"move":"play 5 = 8","lines":["0 play 5 = 8","chance 2"],"drawn":17,"open":true,"by":"pafgfbifwrx2","id":"8ede4865-a3cd-44b9-a7e6-f16fd8489d1e"}',1794995912411);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',14,'move',1,'{"move":"play 1 = 9","lines":["1 play 1 = 9","chance 7"],"drawn":18,"open":true,"by":"pt4j745aqkvx","id":"743c9866-bc6b-473c-a94c-e970ee6ea374"}',1794995912423);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',15,'move',0,'{"move":"play 2 = 11","lines":["0 play 2 = 11","chance 7"],"drawn":19,"open":true,"by":"pafgfbifwrx2","id":"20d7b8aa-db6d-47c8-8b6b-8262a51c6e96"}',1794995912436);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',16,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 5"],"drawn":20,"open":true,"by":"pt4j745aqkvx","id":"4b738499-0b62-4bae-a537-94af5ac61d7e"}',1794995912440);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',17,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 0"],"drawn":21,"open":true,"by":"pafgfbifwrx2","id":"513a5f8e-e638-4d30-a4d5-f1b5ba5f4416"}',1794995912451);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',18,'move',1,'{"move":"play 5 = 5","lines":["1 play 5 = 5","chance 8"],"drawn":22,"open":true,"by":"pt4j745aqkvx","id":"2538c65b-2cf0-43eb-bbc6-0ae3f3574437"}',1794995912459);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',19,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 8"],"drawn":23,"open":true,"by":"pafgfbifwrx2","id":"d28520b0-5c6c-41bb-9543-a5e7b6ebcb97"}',1794995912470);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',20,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 6"],"drawn":24,"open":true,"by":"pt4j745aqkvx","id":"00d639c5-ae5d-4373-91bb-f542b918d4ee"}',1794995912480);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',21,'move',0,'{"move":"play 7 = 14","lines":["0 play 7 = 14","chance 1"],"drawn":25,"open":true,"by":"pafgfbifwrx2","id":"5f782ca1-93e6-43ee-a075-20f59cc82cf1"}',1794995912488);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',22,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 4"],"drawn":26,"open":true,"by":"pt4j745aqkvx","id":"81849c37-6bec-40a2-82cd-0c64419c1d93"}',1794995912495);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',23,'move',0,'{"move":"play 8 = 16","lines":["0 play 8 = 16","chance 6"],"drawn":27,"open":true,"by":"pafgfbifwrx2","id":"087b685b-47aa-411d-bf5c-fdb8ec70fa02"}',1794995912503);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',24,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 4"],"drawn":28,"open":true,"by":"pt4j745aqkvx","id":"72f82415-23fd-4ec4-b87c-d1a4018f5b17"}',1794995912515);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',25,'move',0,'{"move":"play 1 = 7","lines":["0 play 1 = 7","chance 2"],"drawn":29,"open":true,"by":"pafgfbifwrx2","id":"4899e807-b68c-4b06-a16f-c222a6de0216"}',1794995912535);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',26,'move',1,'{"move":"play 4 = 11","lines":["1 play 4 = 11","chance 3"],"drawn":29,"open":true,"by":"pt4j745aqkvx","id":"58d1f94d-0511-4548-a9ff-168a168a2a77"}',1794995912541);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',27,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3"],"drawn":29,"open":true,"by":"pafgfbifwrx2","id":"5aece093-e63d-4f8a-a76d-6e2a56b9b221"}',1794995912551);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',28,'move',1,'{"move":"play 7 = 10","lines":["1 play 7 = 10"],"drawn":29,"open":true,"by":"pt4j745aqkvx","id":"eba23a22-4669-46f1-a65e-dd890ebfcbf8"}',1794995912567);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',29,'move',0,'{"move":"play 6 = 6","lines":["0 play 6 = 6"],"drawn":29,"open":true,"by":"pafgfbifwrx2","id":"bd3f9e77-f677-4ffb-a5d7-4be5dcf6267e"}',1794995912568);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',30,'move',1,'{"move":"play 3 = 9","lines":["1 play 3 = 9"],"drawn":29,"open":true,"by":"pt4j745aqkvx","id":"454ef91f-0600-474a-b09b-2347308702cf"}',1794995912579);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',31,'move',0,'{"move":"play 2 = 11","lines":["0 play 2 = 11"],"drawn":29,"open":true,"by":"pafgfbifwrx2","id":"bbbac7d6-5c2d-477b-8f02-7bf944515d87"}',1794995912595);
INSERT INTO "rows" VALUES('7smpb2r9yqn3smbv',32,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4"],"drawn":29,"open":true,"by":"pt4j745aqkvx","id":"59528acb-c5c6-49fe-b615-aa964b2da24f"}',1794995912600);
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
INSERT INTO "tables" VALUES('enbghr4etanidfyw','MMMKCV','africa','playing',0,'pafgfbifwrx2','9e6f02f63bab2a0f5ab5e55800314724e3a926de77b1979c0c261039e92fe429',0,1794995910406,1794995911281);
INSERT INTO "tables" VALUES('t53wkp4ihptuqcei','GGPRYZ','usa','playing',0,'pafgfbifwrx2','66d1e4ab30f6022891493958043de2dc2b7d25b6563198af0f553d9e3183ab7a',0,1794995911550,1794995911563);
INSERT INTO "tables" VALUES('kghyzm3r54gevey8','RXTGUW','tickets','playing',0,'pafgfbifwrx2','fd88b6c0004174398283ef68f49ee88455ad54a988b9ad3dc52ddf67e6257df2',0,1794995911755,1794995911772);
INSERT INTO "tables" VALUES('b8jfdrjvj8t4nrp6','ZBENRF','tenzania','playing',0,'pafgfbifwrx2','3b368dcc0c5e14221b83735e14c402c94b9778db55ccdcbf2c2db8dcff7837db',0,1794995912024,1794995912030);
INSERT INTO "tables" VALUES('zfa7hbyxx6q347jp','MBQLKY','tickets','waiting',0,'pafgfbifwrx2','03645cd254a46d0109186dd68c20b667a57058ede63935da56cc820220051db8',0,1794995912224,1794995912224);
INSERT INTO "tables" VALUES('7smpb2r9yqn3smbv','MVCVQB','tenzania','over',0,'pafgfbifwrx2','5f7c14fbfb0b3b37a88a4dec6bf9a3de4bf67bb3dd48f7d63a0ec605a79c12ce',0,1794995912233,1794995912600);
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
COMMIT;
