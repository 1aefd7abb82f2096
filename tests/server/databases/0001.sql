BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','f7c2a64cb94ae33cf6378b3429a40258e1f02c132d6ee60d6e56b7264594c963');
CREATE TABLE members (
	player VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	PRIMARY KEY (player, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "members" VALUES('p9ce6xmk35it','ay9yy65dst94h7ec');
INSERT INTO "members" VALUES('p9ce6xmk35it','c6bybq8bf96yu483');
INSERT INTO "members" VALUES('p9ce6xmk35it','givm2xqsvv4cwwr5');
INSERT INTO "members" VALUES('p9ce6xmk35it','gjfcjyy3uyc6zbc6');
INSERT INTO "members" VALUES('p9ce6xmk35it','n8qecn928ntzwpja');
INSERT INTO "members" VALUES('p9ce6xmk35it','y9yrikphuwvpkt57');
INSERT INTO "members" VALUES('pd7tmyzsq7t9','ay9yy65dst94h7ec');
INSERT INTO "members" VALUES('pd7tmyzsq7t9','c6bybq8bf96yu483');
INSERT INTO "members" VALUES('pd7tmyzsq7t9','givm2xqsvv4cwwr5');
INSERT INTO "members" VALUES('pd7tmyzsq7t9','gjfcjyy3uyc6zbc6');
INSERT INTO "members" VALUES('pd7tmyzsq7t9','y9yrikphuwvpkt57');
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
INSERT INTO "players" VALUES('p9ce6xmk35it','Ada',1,NULL,'en','{}',1794993228011);
INSERT INTO "players" VALUES('pd7tmyzsq7t9','Ben',1,NULL,'fr','{}',1794993228105);
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
INSERT INTO "results" VALUES('gjfcjyy3uyc6zbc6',0,'tenzania','p9ce6xmk35it',NULL,'people',1.0,16,1794993231946);
INSERT INTO "results" VALUES('gjfcjyy3uyc6zbc6',1,'tenzania','pd7tmyzsq7t9',NULL,'people',0.0,12,1794993231946);
CREATE TABLE rows (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',0,'open',NULL,'{"game":"tenzania","host":"p9ce6xmk35it","options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993231365);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',1,'sit',1,'{"by":"pd7tmyzsq7t9","name":"Ben","colour":null,"luck":""}',1794993231374);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',2,'start',NULL,'{"options":{"copies":5,"twos":false,"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"pd7tmyzsq7t9","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance 1","chance 9","chance 3","chance 8","chance 6","chance 9","chance first 1"],"drawn":7}',1794993231384);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',3,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6","chance 5"],"drawn":8,"open":true,"by":"pd7tmyzsq7t9","id":"5eb40721-d39c-4690-ae1a-75791da47b0d"}',1794993231415);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',4,'move',0,'{"move":"play 9 = 15","lines":["0 play 9 = 15","chance 0"],"drawn":9,"open":true,"by":"p9ce6xmk35it","id":"495c7b2d-2d77-40ac-8132-e49ad8306dfc"}',1794993231418);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',5,'move',1,'{"move":"play 8 = 8","lines":["1 play 8 = 8","chance 7"],"drawn":10,"open":true,"by":"pd7tmyzsq7t9","id":"32b83ee1-1575-4305-8d32-55a159d5983d"}',1794993231420);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',6,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 0"],"drawn":11,"open":true,"by":"p9ce6xmk35it","id":"9b04fabd-6efb-4a32-8ed2-3796db7b06e9"}',1794993231423);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',7,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 2"],"drawn":12,"open":true,"by":"pd7tmyzsq7t9","id":"7d838ed0-87a5-4911-826f-a38185a45879"}',1794993231439);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',8,'move',0,'{"move":"play 1 = 10","lines":["0 play 1 = 10","chance 7"],"drawn":13,"open":true,"by":"p9ce6xmk35it","id":"e924d5f0-f54d-49a8-8dab-d6943f50fff9"}',1794993231448);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',9,'move',1,'{"move":"play 2 = 2","lines":["1 play 2 = 2","chance 2"],"drawn":14,"open":true,"by":"pd7tmyzsq7t9","id":"1070e0c8-7a15-48fc-b69c-011fb03ebc72"}',1794993231455);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',10,'move',0,'{"move":"play 7 = 9","lines":["0 play 7 = 9","chance 6"],"drawn":15,"open":true,"by":"p9ce6xmk35it","id":"03125d64-b227-4033-9d22-f09ea717704d"}',1794993231465);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',11,'move',1,'{"move":"play 7 = 7","lines":["1 play 7 = 7","chance 3"],"drawn":16,"open":true,"by":"pd7tmyzsq7t9","id":"27954825-88a5-45b1-bef2-33b805d8a992"}',1794993231483);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',12,'move',0,'{"move":"play 3 = 10","lines":["0 play 3 = 10","chance 3"],"drawn":17,"open":true,"by":"p9ce6xmk35it","id":"3e4809e8-35ff-4cef-8256-371300a49af1"}',1794993231499);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',13,'move',1,'{"move":"play 5 = 5","lines":["1 play 5 = 5","chance 0"],"drawn":18,"open":true,"by":"pd7tmyzsq7t9","id":"494f3889-1541-49cf-92f4-6e2fb49bb52c"}',1794993231514);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',14,'move',0,'{"move":"play 6 = 11","lines":["0 play 6 = 11","chance 8"],"drawn":19,"open":true,"by":"p9ce6xmk35it","id":"1158ede1-ec8b-403b-b1c9-4db0d6f7af1c"}',1794993231526);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',15,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 5"],"drawn":20,"open":true,"by":"pd7tmyzsq7t9","id":"ccd820c0-c381-4240-be9b-a141b578f40b"}',1794993231535);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',16,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 8"],"drawn":21,"open":true,"by":"p9ce6xmk35it","id":"a0cfaff6-bc94-4340-a9d2-db712ebb1c02"}',1794993231538);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',17,'move',1,'{"move":"play 5 = 13","lines":["1 play 5 = 13","chance 1"],"drawn":22,"open":true,"by":"pd7tmyzsq7t9","id":"4a571bf4-de5c-4df0-9c11-c9e72ac77eba"}',1794993231555);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',18,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0","chance 1"],"drawn":23,"open":true,"by":"p9ce6xmk35it","id":"45c3f762-3280-4276-9d18-62ccbb2659d8"}',1794993231561);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',19,'move',1,'{"move":"play 3 = 3","lines":["1 play 3 = 3","chance 1"],"drawn":24,"open":true,"by":"pd7tmyzsq7t9","id":"59ea2924-21da-4d16-8629-619c90a9a24a"}',1794993231563);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',20,'move',0,'{"move":"play 3 = 6","lines":["0 play 3 = 6","chance 4"],"drawn":25,"open":true,"by":"p9ce6xmk35it","id":"c513da18-2983-492d-b403-6913232e4a25"}',1794993231575);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',21,'move',1,'{"move":"play 1 = 7","lines":["1 play 1 = 7","chance 6"],"drawn":26,"open":true,"by":"pd7tmyzsq7t9","id":"101161d7-8f07-4829-aca7-40848d91bc32"}',1794993231591);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',22,'move',0,'{"move":"play 1 = 1","lines":["0 play 1 = 1","chance 9"],"drawn":27,"open":true,"by":"p9ce6xmk35it","id":"c6933d6d-41c2-42b5-bc3a-ccfd63c12c29"}',1794993231595);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',23,'move',1,'{"move":"play 1 = 2","lines":["1 play 1 = 2","chance 4"],"drawn":28,"open":true,"by":"pd7tmyzsq7t9","id":"4f0fafd7-366e-4ebc-8ee3-74f198706ec2"}',1794993231598);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',24,'move',0,'{"move":"play 4 = 6","lines":["0 play 4 = 6","chance 2"],"drawn":29,"open":true,"by":"p9ce6xmk35it","id":"fa6c4781-fe50-40d9-8f31-f70c72dec709"}',1794993231613);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',25,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 5"],"drawn":30,"open":true,"by":"pd7tmyzsq7t9","id":"69c2ace3-0f03-4693-a0db-5946cf702aca"}',1794993231642);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',26,'move',0,'{"move":"play 8 = 12","lines":["0 play 8 = 12","chance 0"],"drawn":31,"open":true,"by":"p9ce6xmk35it","id":"48171601-d16e-4863-9366-52b34f351f69"}',1794993231651);
INSERT INTO "rows" VALUES('ay9yy65dst94h7ec',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9ce6xmk35it","id":"f8f718b5-6cb1-40d1-b0b3-08750b04b7d3"}',1794993231652);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',0,'open',NULL,'{"game":"usa","host":"p9ce6xmk35it","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993229551);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',1,'sit',1,'{"by":"pd7tmyzsq7t9","name":"Ben","colour":null,"luck":""}',1794993229588);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',2,'start',NULL,'{"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"pd7tmyzsq7t9","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance DE","chance AZ"],"drawn":2}',1794993229615);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance KS"],"drawn":3,"open":true,"by":"p9ce6xmk35it","id":"f58d3a06-1848-4e17-bc88-92ebbca5bf08"}',1794993229761);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance car"],"drawn":4,"open":true,"by":"p9ce6xmk35it","id":"93384a8d-7d16-4093-833c-d9217ed78d85"}',1794993229801);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance NC"],"drawn":5,"open":true,"by":"p9ce6xmk35it","id":"b2e9dd53-a0c6-48a6-9c69-de884fe70ef3"}',1794993229881);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance plane-green"],"drawn":6,"open":true,"by":"p9ce6xmk35it","id":"7903bae0-0615-441b-85ff-9f4751643bc1"}',1794993229921);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance TX"],"drawn":7,"open":true,"by":"p9ce6xmk35it","id":"f52af332-d511-4b2d-a94d-3d74fe2ea561"}',1794993230000);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance plane-orange"],"drawn":8,"open":true,"by":"p9ce6xmk35it","id":"1a9e4738-e11e-467b-abb3-1273b85de6a0"}',1794993230057);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance WV"],"drawn":9,"open":true,"by":"p9ce6xmk35it","id":"1d83f462-445a-460a-bff0-43cd678f958e"}',1794993230130);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance MD"],"drawn":10,"open":true,"by":"p9ce6xmk35it","id":"aec6f5c7-dc67-47d8-9082-2c4cc6b82982"}',1794993230161);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance TN"],"drawn":11,"open":true,"by":"p9ce6xmk35it","id":"f1ed3b99-5848-4ae9-9dd8-ab9598288a01"}',1794993230185);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p9ce6xmk35it","id":"7a5c25bc-6156-4e2f-b89d-0faec96ef7eb"}',1794993230207);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance OH"],"drawn":12,"open":true,"by":"pd7tmyzsq7t9","id":"6c0abc2c-8b54-42c1-87ec-28dbdccf4249"}',1794993230218);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance NV"],"drawn":13,"open":true,"by":"pd7tmyzsq7t9","id":"31f1bfdc-040a-4bb0-b72e-06d70fd0bae5"}',1794993230245);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance SD"],"drawn":14,"open":true,"by":"pd7tmyzsq7t9","id":"7d816f12-7973-4c9a-9bda-6d1f94e6ae31"}',1794993230264);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance NY"],"drawn":15,"open":true,"by":"pd7tmyzsq7t9","id":"8db75c45-7235-473e-86e5-c66f3022b197"}',1794993230287);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance VT"],"drawn":16,"open":true,"by":"pd7tmyzsq7t9","id":"5f0031d4-c129-409a-85f3-a874c406d51a"}',1794993230301);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance plane-pink"],"drawn":17,"open":true,"by":"pd7tmyzsq7t9","id":"529b35be-89e6-4251-943e-c67a6c3b0aa2"}',1794993230324);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance SC"],"drawn":18,"open":true,"by":"pd7tmyzsq7t9","id":"e0449f41-2c97-410f-895d-62505a1e9e21"}',1794993230336);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance GA"],"drawn":19,"open":true,"by":"pd7tmyzsq7t9","id":"c9ed24ee-a23c-4087-8f8f-f8518c259e80"}',1794993230357);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance CT"],"drawn":20,"open":true,"by":"pd7tmyzsq7t9","id":"b489c689-a842-4e96-a003-3aa599ceabe1"}',1794993230376);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance plane-blue","chance WY","chance car","chance first 0"],"drawn":24,"open":true,"by":"pd7tmyzsq7t9","id":"ec0a768d-e0ef-4a03-9f2f-e2aad508acb5"}',1794993230407);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"p9ce6xmk35it","id":"314626c8-4514-4083-a500-b39e5f75c520"}',1794993230428);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"p9ce6xmk35it","id":"c693f46a-488f-4a8d-a1b0-b5cf4b87413c"}',1794993230444);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"pd7tmyzsq7t9","id":"f04db46c-66a3-4cc8-bd69-533c4cd8afe1"}',1794993230464);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"p9ce6xmk35it","id":"08e7a433-760b-42f9-923b-b1838f3a2eaa"}',1794993230484);
INSERT INTO "rows" VALUES('c6bybq8bf96yu483',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9ce6xmk35it","id":"2d75351f-6c0c-444f-a66b-7407cf08c438"}',1794993230505);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',0,'open',NULL,'{"game":"africa","host":"p9ce6xmk35it","options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993228169);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',1,'sit',1,'{"by":"pd7tmyzsq7t9","name":"Ben","colour":null,"luck":""}',1794993228250);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',2,'start',NULL,'{"options":{"days":10,"swap":true,"open_hands":false,"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"pd7tmyzsq7t9","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance SDN","chance MLI"],"drawn":2}',1794993228279);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',3,'move',0,'{"move":"place 1","lines":["0 place 1","chance TGO"],"drawn":3,"open":true,"by":"p9ce6xmk35it","id":"fdc54fbd-1649-467c-b911-427d6c4998b3"}',1794993228509);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',4,'move',0,'{"move":"place 7","lines":["0 place 7","chance plane-orange"],"drawn":4,"open":true,"by":"p9ce6xmk35it","id":"0cee2806-9fe3-4ecb-9a67-3f576d4f83a5"}',1794993228585);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',5,'move',0,'{"move":"place 4","lines":["0 place 4","chance CAF"],"drawn":5,"open":true,"by":"p9ce6xmk35it","id":"beb3b85a-1aa5-4763-bd36-78ce2b30554e"}',1794993228629);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',6,'move',0,'{"move":"place 3","lines":["0 place 3","chance ZAF"],"drawn":6,"open":true,"by":"p9ce6xmk35it","id":"ac975418-78b8-4268-a43c-9d386f31a23c"}',1794993228665);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',7,'move',0,'{"move":"place 6","lines":["0 place 6","chance car"],"drawn":7,"open":true,"by":"p9ce6xmk35it","id":"baa7c41b-fa74-4f95-8bb5-d9e7debdb1f1"}',1794993228717);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',8,'move',0,'{"move":"place 2","lines":["0 place 2","chance EGY"],"drawn":8,"open":true,"by":"p9ce6xmk35it","id":"89b08cbf-9552-482e-8d08-ff5b5b65fd3c"}',1794993228757);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',9,'move',0,'{"move":"place 9","lines":["0 place 9","chance MAR"],"drawn":9,"open":true,"by":"p9ce6xmk35it","id":"c5fc58e2-f92d-42b7-b52e-c9606b86a281"}',1794993228799);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',10,'move',0,'{"move":"place 10","lines":["0 place 10","chance ETH"],"drawn":10,"open":true,"by":"p9ce6xmk35it","id":"d86ba0e9-8419-44f3-b0a3-2871a5953b47"}',1794993228838);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',11,'move',0,'{"move":"place 5","lines":["0 place 5","chance ZMB"],"drawn":11,"open":true,"by":"p9ce6xmk35it","id":"dd7ac0d1-b204-4f23-8049-f9092d43ac7e"}',1794993228890);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',12,'move',0,'{"move":"place 8","lines":["0 place 8"],"drawn":11,"open":true,"by":"p9ce6xmk35it","id":"6cd07c57-f51d-409a-bbab-bae818ae29f5"}',1794993228984);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',13,'move',1,'{"move":"place 1","lines":["1 place 1","chance GIN"],"drawn":12,"open":true,"by":"pd7tmyzsq7t9","id":"0fc88256-f539-481c-95c9-09aa41fb89c5"}',1794993228993);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',14,'move',1,'{"move":"place 3","lines":["1 place 3","chance car"],"drawn":13,"open":true,"by":"pd7tmyzsq7t9","id":"afc1f63e-bda4-476f-a9cb-61ceb245b8c7"}',1794993229017);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',15,'move',1,'{"move":"place 7","lines":["1 place 7","chance COG"],"drawn":14,"open":true,"by":"pd7tmyzsq7t9","id":"fe90bcde-bb69-448c-8c77-01173f5c575e"}',1794993229029);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',16,'move',1,'{"move":"place 5","lines":["1 place 5","chance NER"],"drawn":15,"open":true,"by":"pd7tmyzsq7t9","id":"45e17550-7339-42a1-aca8-4dbd6f42ca38"}',1794993229045);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',17,'move',1,'{"move":"place 9","lines":["1 place 9","chance LBY"],"drawn":16,"open":true,"by":"pd7tmyzsq7t9","id":"bfd28736-0e95-4669-a474-d1d219a06398"}',1794993229076);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',18,'move',1,'{"move":"place 2","lines":["1 place 2","chance BEN"],"drawn":17,"open":true,"by":"pd7tmyzsq7t9","id":"a4887d77-926e-4c64-b3c5-f81daf9cecc9"}',1794993229104);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',19,'move',1,'{"move":"place 4","lines":["1 place 4","chance GAB"],"drawn":18,"open":true,"by":"pd7tmyzsq7t9","id":"873841ff-fe27-42ef-b968-9c32c2893fec"}',1794993229117);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',20,'move',1,'{"move":"place 8","lines":["1 place 8","chance COD"],"drawn":19,"open":true,"by":"pd7tmyzsq7t9","id":"bee1670b-fe14-44ca-9d0d-73673cb83492"}',1794993229130);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',21,'move',1,'{"move":"place 6","lines":["1 place 6","chance TCD"],"drawn":20,"open":true,"by":"pd7tmyzsq7t9","id":"96ad3ceb-79b5-430d-8750-9f8473782153"}',1794993229159);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',22,'move',1,'{"move":"place 10","lines":["1 place 10","chance TZA","chance plane-pink","chance UGA","chance first 0"],"drawn":24,"open":true,"by":"pd7tmyzsq7t9","id":"a94720fc-7893-42c7-9c12-a62e627f786b"}',1794993229199);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',23,'move',0,'{"move":"draw 2","lines":["0 draw 2"],"drawn":24,"open":true,"by":"p9ce6xmk35it","id":"0ed128bc-5879-4d27-ac42-f95c018ef704"}',1794993229259);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',24,'move',0,'{"move":"put 6 drop 2","lines":["0 put 6 drop 2"],"drawn":24,"open":true,"by":"p9ce6xmk35it","id":"f55db584-4817-456e-927d-05fda7ace9ab"}',1794993229300);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',25,'move',1,'{"move":"swap 3 5","lines":["1 swap 3 5"],"drawn":24,"open":true,"by":"pd7tmyzsq7t9","id":"6c761b1f-c0fd-4686-940e-6bcc743ebab0"}',1794993229440);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',26,'move',0,'{"move":"swap 4 6","lines":["0 swap 4 6"],"drawn":24,"open":true,"by":"p9ce6xmk35it","id":"75821ae2-7ad8-4647-95ad-c7b9e9e5dc2c"}',1794993229460);
INSERT INTO "rows" VALUES('givm2xqsvv4cwwr5',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9ce6xmk35it","id":"debd816f-6095-4fbb-aca2-08927abed656"}',1794993229515);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',0,'open',NULL,'{"game":"tenzania","host":"p9ce6xmk35it","options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993231666);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',1,'sit',1,'{"by":"pd7tmyzsq7t9","name":"Ben","colour":null,"luck":""}',1794993231685);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',2,'start',NULL,'{"options":{"copies":3,"twos":false,"first":0},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"pd7tmyzsq7t9","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance 7","chance 9","chance 7","chance 4","chance 1","chance 3"],"drawn":6}',1794993231700);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',3,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9","chance 4"],"drawn":7,"open":true,"by":"p9ce6xmk35it","id":"951d7e82-2821-4bf6-a369-5f918dc8cc4a"}',1794993231727);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',4,'move',1,'{"move":"play 4 = 13","lines":["1 play 4 = 13","chance 6"],"drawn":8,"open":true,"by":"pd7tmyzsq7t9","id":"1f9e3b0a-3143-4000-9703-0786514d69cd"}',1794993231731);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',5,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 3"],"drawn":9,"open":true,"by":"p9ce6xmk35it","id":"82d75936-87fb-49c0-927f-139c5e6d5525"}',1794993231737);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',6,'move',1,'{"move":"play 3 = 10","lines":["1 play 3 = 10","chance 4"],"drawn":10,"open":true,"by":"pd7tmyzsq7t9","id":"2c12c6d6-970c-44e8-b9c9-d8cebe17503c"}',1794993231745);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',7,'move',0,'{"move":"play 7 = 7","lines":["0 play 7 = 7","chance 6"],"drawn":11,"open":true,"by":"p9ce6xmk35it","id":"098dbb0e-6883-4e3b-b0d3-8d36158dde65"}',1794993231758);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',8,'move',1,'{"move":"play 1 = 8","lines":["1 play 1 = 8","chance 9"],"drawn":12,"open":true,"by":"pd7tmyzsq7t9","id":"3a2b1fd0-1ba2-4226-8271-a351933ffece"}',1794993231775);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',9,'move',0,'{"move":"play 4 = 12","lines":["0 play 4 = 12","chance 5"],"drawn":13,"open":true,"by":"p9ce6xmk35it","id":"47fa5826-d6ad-47ac-aff1-f79803d87022"}',1794993231781);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',10,'move',1,'{"move":"play 9 = 9","lines":["1 play 9 = 9","chance 5"],"drawn":14,"open":true,"by":"pd7tmyzsq7t9","id":"f50cedce-2d34-4387-9391-c35d7c9a815a"}',1794993231791);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',11,'move',0,'{"move":"play 5 = 4","lines":["0 play 5 = 4","chance 2"],"drawn":15,"open":true,"by":"p9ce6xmk35it","id":"21a7e5e9-839f-430b-932c-6f248dbc935c"}',1794993231803);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',12,'move',1,'{"move":"play 4 = 4","lines":["1 play 4 = 4","chance 6"],"drawn":16,"open":true,"by":"pd7tmyzsq7t9","id":"4f72d3f8-2448-4434-9246-90e0f1c160c9"}',1794993231808);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',13,'move',0,'{"move":"play 6 = 10","lines":["0 play 6 = 10","chance 2"],"drawn":17,"open":true,"by":"p9ce6xmk35it","id":"e52c959c-00ac-44dd-813f-f49f824b5e18"}',1794993231819);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',14,'move',1,'{"move":"play 5 = 5","lines":["1 play 5 = 5","chance 5"],"drawn":18,"open":true,"by":"pd7tmyzsq7t9","id":"d1c64721-df14-42b8-b5df-c0bf86ef7e12"}',1794993231826);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',15,'move',0,'{"move":"play 3 = 8","lines":["0 play 3 = 8","chance 3"],"drawn":19,"open":true,"by":"p9ce6xmk35it","id":"fc0891d7-c830-4f29-bfa5-af2a350c22ba"}',1794993231839);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',16,'move',1,'{"move":"play 5 = 3","lines":["1 play 5 = 3","chance 0"],"drawn":20,"open":true,"by":"pd7tmyzsq7t9","id":"72ebbdd0-7386-47e1-8952-9bc231cc241c"}',1794993231847);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',17,'move',0,'{"move":"play 2 = 5","lines":["0 play 2 = 5","chance 0"],"drawn":21,"open":true,"by":"p9ce6xmk35it","id":"4f503ebb-145b-4926-9bbc-9a89438fdc9f"}',1794993231851);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',18,'move',1,'{"move":"play 6 = 11","lines":["1 play 6 = 11","chance 1"],"drawn":22,"open":true,"by":"pd7tmyzsq7t9","id":"ef8e692a-65b0-4c2d-80de-dd6bcfa858fe"}',1794993231857);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',19,'move',0,'{"move":"play 3 = 3","lines":["0 play 3 = 3","chance 8"],"drawn":23,"open":true,"by":"p9ce6xmk35it","id":"80d737fd-7a53-41dd-a4e8-3bbba67de2fb"}',1794993231866);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',20,'move',1,'{"move":"play 1 = 4","lines":["1 play 1 = 4","chance 1"],"drawn":24,"open":true,"by":"pd7tmyzsq7t9","id":"65edaaae-a1ce-4807-8bb9-c67a20fa7dd9"}',1794993231879);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',21,'move',0,'{"move":"play 2 = 6","lines":["0 play 2 = 6","chance 8"],"drawn":25,"open":true,"by":"p9ce6xmk35it","id":"7224ca2c-b4d6-468d-b312-939d8eba98ac"}',1794993231887);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',22,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 0"],"drawn":26,"open":true,"by":"pd7tmyzsq7t9","id":"7d40d326-d572-43f2-9a0d-8d5a71071b5c"}',1794993231891);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',23,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8","chance 8"],"drawn":27,"open":true,"by":"p9ce6xmk35it","id":"32ee9eec-346f-4864-b716-08806c0cf450"}',1794993231899);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',24,'move',1,'{"move":"play 1 = 9","lines":["1 play 1 = 9","chance 2"],"drawn":28,"open":true,"by":"pd7tmyzsq7t9","id":"aebb29c7-845d-43bf-9e69-e7f831fda17f"}',1794993231908);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',25,'move',0,'{"move":"play 8 = 17","lines":["0 play 8 = 17","chance 9"],"drawn":29,"open":true,"by":"p9ce6xmk35it","id":"ecf09e02-9c15-48aa-ae51-daf327013b28"}',1794993231910);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',26,'move',1,'{"move":"play 0 = 0","lines":["1 play 0 = 0","chance 7"],"drawn":29,"open":true,"by":"pd7tmyzsq7t9","id":"912f0fbe-ed6a-4294-8b75-7d6aacc25d87"}',1794993231923);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',27,'move',0,'{"move":"play 8 = 8","lines":["0 play 8 = 8"],"drawn":29,"open":true,"by":"p9ce6xmk35it","id":"c84a6f7f-1ba4-4415-bc77-49b4ea22b1a8"}',1794993231927);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',28,'move',1,'{"move":"play 7 = 15","lines":["1 play 7 = 15"],"drawn":29,"open":true,"by":"pd7tmyzsq7t9","id":"4113033d-c24f-49a5-9794-096f61f8fa0d"}',1794993231929);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',29,'move',0,'{"move":"play 9 = 9","lines":["0 play 9 = 9"],"drawn":29,"open":true,"by":"p9ce6xmk35it","id":"9bd0f06d-e381-4e3e-9d9d-531687b4d4f5"}',1794993231939);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',30,'move',1,'{"move":"play 2 = 11","lines":["1 play 2 = 11"],"drawn":29,"open":true,"by":"pd7tmyzsq7t9","id":"558475db-e06c-449b-8c92-d36d8090a76b"}',1794993231942);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',31,'move',0,'{"move":"play 0 = 0","lines":["0 play 0 = 0"],"drawn":29,"open":true,"by":"p9ce6xmk35it","id":"adb1cf72-cd8c-42ec-881a-62228213edcc"}',1794993231944);
INSERT INTO "rows" VALUES('gjfcjyy3uyc6zbc6',32,'move',1,'{"move":"play 6 = 6","lines":["1 play 6 = 6"],"drawn":29,"open":true,"by":"pd7tmyzsq7t9","id":"9ccce2ab-3a8b-4f3e-a862-7ed3509102aa"}',1794993231946);
INSERT INTO "rows" VALUES('n8qecn928ntzwpja',0,'open',NULL,'{"game":"tickets","host":"p9ce6xmk35it","options":{"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993231660);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',0,'open',NULL,'{"game":"tickets","host":"p9ce6xmk35it","options":{"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"open","player":null,"name":null,"colour":null,"bot":null,"away":null,"ready":false,"luck":""}],"clock":null,"public":false}',1794993230514);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',1,'sit',1,'{"by":"pd7tmyzsq7t9","name":"Ben","colour":null,"luck":""}',1794993230557);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',2,'start',NULL,'{"options":{"first":null},"seats":[{"kind":"person","player":"p9ce6xmk35it","name":"Ada","colour":null,"bot":null,"away":null,"ready":true,"luck":""},{"kind":"person","player":"pd7tmyzsq7t9","name":"Ben","colour":null,"bot":null,"away":null,"ready":true,"luck":""}],"lines":["chance black","chance black","chance green","chance black","chance desert","chance leopoldville ujiji","chance nigeria port-elizabeth","chance fachoda luanda","chance madagascar mocamedes","chance orange","chance purple","chance white","chance purple","chance mountain","chance east-london salisbury","chance bulawayo mombasa","chance east-london zomba","chance dar-es-salaam mocamedes","chance green","chance yellow","chance orange","chance red","chance white","chance mountain","chance desert"],"drawn":25}',1794993230570);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',3,'move',0,'{"move":"keep 1 2","lines":["0 keep 1 2"],"drawn":25,"open":true,"by":"p9ce6xmk35it","id":"fa2baaa4-4a77-46b5-8fcd-325e239c324e"}',1794993230876);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',4,'move',1,'{"move":"keep 2 4","lines":["1 keep 2 4","chance first 1"],"drawn":26,"open":true,"by":"pd7tmyzsq7t9","id":"8a484dca-f035-430a-890b-a3aa082ed7de"}',1794993230893);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',5,'move',1,'{"move":"claim douala libreville 2","lines":["1 claim douala libreville 2"],"drawn":26,"open":false,"by":"pd7tmyzsq7t9","id":"11ea4072-c1f5-49dd-8316-a18555ff407e"}',1794993230908);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',6,'move',1,'{"move":"single","lines":["1 single"],"drawn":26,"open":true,"by":"pd7tmyzsq7t9","id":"d7456d4f-2301-4011-874c-0f8b8c723e8f"}',1794993230922);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',7,'move',0,'{"move":"claim mocambique beira 2","lines":["0 claim mocambique beira 2"],"drawn":26,"open":false,"by":"p9ce6xmk35it","id":"f5ca1931-7d7b-4810-91a3-0da6ceee9d78"}',1794993230937);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',8,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"p9ce6xmk35it","id":"b010a419-f9d4-42cf-bd94-d5682c2b8256"}',1794993230959);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',9,'move',1,'{"move":"claim junction-coast livingstonia 1","lines":["1 claim junction-coast livingstonia 1"],"drawn":26,"open":false,"by":"pd7tmyzsq7t9","id":"3093400a-9177-4a5e-9b82-a7636f7f6005"}',1794993231032);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',10,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":26,"open":true,"by":"pd7tmyzsq7t9","id":"7d84cd23-0940-4373-bb92-f26796f7ac8d"}',1794993231041);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',11,'move',0,'{"move":"claim cabinda luanda 1","lines":["0 claim cabinda luanda 1"],"drawn":26,"open":false,"by":"p9ce6xmk35it","id":"0cb6c8a5-07e0-4e17-9adb-b81dc0442204"}',1794993231060);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',12,'move',0,'{"move":"single","lines":["0 single"],"drawn":26,"open":true,"by":"p9ce6xmk35it","id":"779609b5-d51b-45c4-a827-a3bae2649ffc"}',1794993231065);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',13,'move',1,'{"move":"train green","lines":["1 train green","chance orange"],"drawn":27,"open":true,"by":"pd7tmyzsq7t9","id":"6bce1c4b-fef4-421f-866a-f170b956c290"}',1794993231088);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',14,'move',1,'{"move":"terrain deck","lines":["1 terrain deck","chance jungle"],"drawn":28,"open":true,"by":"pd7tmyzsq7t9","id":"14720f8d-d0ed-41d4-9f88-90044a391991"}',1794993231096);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',15,'move',0,'{"move":"train deck","lines":["0 train deck","chance orange"],"drawn":29,"open":true,"by":"p9ce6xmk35it","id":"6b0e64bf-888f-440c-b300-e24753bc0903"}',1794993231116);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',16,'move',0,'{"move":"train white","lines":["0 train white","chance purple"],"drawn":30,"open":true,"by":"p9ce6xmk35it","id":"bf408230-b2dd-4dd1-b4af-6b161b12108f"}',1794993231133);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',17,'move',1,'{"move":"claim cabinda leopoldville 1","lines":["1 claim cabinda leopoldville 1"],"drawn":30,"open":false,"by":"pd7tmyzsq7t9","id":"b88bcf6d-7474-41c5-b71c-ed040a741918"}',1794993231154);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',18,'move',1,'{"move":"double 0","lines":["1 double 0"],"drawn":30,"open":true,"by":"pd7tmyzsq7t9","id":"7973df1d-7408-46be-8a55-8d31f2fdb17c"}',1794993231167);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',19,'move',0,'{"move":"terrain mountain","lines":["0 terrain mountain","chance jungle"],"drawn":31,"open":true,"by":"p9ce6xmk35it","id":"ded3322e-01e6-4064-aaa2-f2cec6830770"}',1794993231193);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',20,'move',0,'{"move":"terrain jungle","lines":["0 terrain jungle","chance desert"],"drawn":32,"open":true,"by":"p9ce6xmk35it","id":"6d597c1a-2eb8-4c4b-85ff-ec20ed2bb9b4"}',1794993231212);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',21,'move',1,'{"move":"train purple","lines":["1 train purple","chance green"],"drawn":33,"open":true,"by":"pd7tmyzsq7t9","id":"bcea4160-7eab-41a5-b3cf-0f21f059077f"}',1794993231230);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',22,'move',1,'{"move":"terrain desert","lines":["1 terrain desert","chance desert"],"drawn":34,"open":true,"by":"pd7tmyzsq7t9","id":"fc193a40-5c4a-4c17-bd5e-7ef3343a1e9c"}',1794993231245);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',23,'move',0,'{"move":"train yellow","lines":["0 train yellow","chance green"],"drawn":35,"open":true,"by":"p9ce6xmk35it","id":"e1110398-35fa-4a67-8f3b-f5ab32f17380"}',1794993231267);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',24,'move',0,'{"move":"terrain desert","lines":["0 terrain desert","chance jungle"],"drawn":36,"open":true,"by":"p9ce6xmk35it","id":"d7f8d769-908c-40d9-8f48-340e5c78af21"}',1794993231282);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',25,'move',1,'{"move":"train red","lines":["1 train red","chance locomotive"],"drawn":37,"open":true,"by":"pd7tmyzsq7t9","id":"e043831c-8e52-48d5-83ca-56064c90e44f"}',1794993231309);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',26,'move',1,'{"move":"train green","lines":["1 train green","chance white"],"drawn":38,"open":true,"by":"pd7tmyzsq7t9","id":"b9caddca-acff-4e40-b8f2-643d6c6d9a14"}',1794993231321);
INSERT INTO "rows" VALUES('y9yrikphuwvpkt57',27,'chat',0,'{"name":"Ada","text":"hello","by":"p9ce6xmk35it","id":"9b24124b-0a4d-4e19-8c57-7ad828e11eab"}',1794993231344);
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
INSERT INTO "tables" VALUES('givm2xqsvv4cwwr5','VWXLTG','africa','playing',0,'p9ce6xmk35it','692fed776cc3e9d445a6bf9c4577a01aac6dff91731597fa5de68f1f82eab2e9',0,1794993228169,1794993228279);
INSERT INTO "tables" VALUES('c6bybq8bf96yu483','XHTWKX','usa','playing',0,'p9ce6xmk35it','d42a4e403496e903324863ab598a88ed7f64c030a1ac8f8e17d86d615c120781',0,1794993229551,1794993229615);
INSERT INTO "tables" VALUES('y9yrikphuwvpkt57','YSGRHQ','tickets','playing',0,'p9ce6xmk35it','baa989103364821111ade3c3bfef85862ad8b0fee39dcde8ab64d243a1652f6f',0,1794993230514,1794993230570);
INSERT INTO "tables" VALUES('ay9yy65dst94h7ec','DAPNFK','tenzania','playing',0,'p9ce6xmk35it','5ac68c1f7aff5b2e1dac4c0ffad4b236f2633f5ad04301af731d10319a63d30f',0,1794993231365,1794993231384);
INSERT INTO "tables" VALUES('n8qecn928ntzwpja','ZDTZLW','tickets','waiting',0,'p9ce6xmk35it','5ee32c2dc23e8368b9c7463ca3dd3f0e0f08ab192d9366c13430313d6e56936a',0,1794993231660,1794993231660);
INSERT INTO "tables" VALUES('gjfcjyy3uyc6zbc6','AUVQEZ','tenzania','over',0,'p9ce6xmk35it','f3193309d3aa471a702372393a59e400cb7810c8c8c60fc4cafd52cc776b328d',0,1794993231666,1794993231946);
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
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_results_player ON results (player);
COMMIT;
