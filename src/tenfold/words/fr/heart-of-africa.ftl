### Les Aventuriers du Rail : Au cœur de l’Afrique : son titre, son but, et ses lieux dans les formes que demandent les phrases.

tickets-title = Les Aventuriers du Rail : Au cœur de l’Afrique
tickets-goal = Reliez les deux bouts de vos cartes Destination en prenant des routes avec des cartes de leur couleur, et doublez la valeur d’une route avec des cartes Terrain. Dès que quelqu’un n’a presque plus de wagons, chacun joue un dernier tour, et le joueur qui a le plus de points gagne.

## Les villes, comme le plateau les imprime.

place-ngaoundere = Ngaoundéré
    .the = Ngaoundéré
    .in = à Ngaoundéré
    .from = de Ngaoundéré
    .to = à Ngaoundéré
    .of = de Ngaoundéré

place-douala = Douala
    .the = Douala
    .in = à Douala
    .from = de Douala
    .to = à Douala
    .of = de Douala

place-libreville = Libreville
    .the = Libreville
    .in = à Libreville
    .from = de Libreville
    .to = à Libreville
    .of = de Libreville

place-bangui = Bangui
    .the = Bangui
    .in = à Bangui
    .from = de Bangui
    .to = à Bangui
    .of = de Bangui

place-bondo = Bondo
    .the = Bondo
    .in = à Bondo
    .from = de Bondo
    .to = à Bondo
    .of = de Bondo

place-fachoda = Fachoda
    .the = Fachoda
    .in = à Fachoda
    .from = de Fachoda
    .to = à Fachoda
    .of = de Fachoda

place-addis-ababa = Addis Ababa
    .the = Addis Ababa
    .in = à Addis Ababa
    .from = d’Addis Ababa
    .to = à Addis Ababa
    .of = d’Addis Ababa

place-bogoro = Bogoro
    .the = Bogoro
    .in = à Bogoro
    .from = de Bogoro
    .to = à Bogoro
    .of = de Bogoro

place-port-florence = Port Florence
    .the = Port Florence
    .in = à Port Florence
    .from = de Port Florence
    .to = à Port Florence
    .of = de Port Florence

place-mombasa = Mombasa
    .the = Mombasa
    .in = à Mombasa
    .from = de Mombasa
    .to = à Mombasa
    .of = de Mombasa

place-dar-es-salaam = Dar-es-Salaam
    .the = Dar-es-Salaam
    .in = à Dar-es-Salaam
    .from = de Dar-es-Salaam
    .to = à Dar-es-Salaam
    .of = de Dar-es-Salaam

place-cabinda = Cabinda
    .the = Cabinda
    .in = à Cabinda
    .from = de Cabinda
    .to = à Cabinda
    .of = de Cabinda

place-leopoldville = Léopoldville
    .the = Léopoldville
    .in = à Léopoldville
    .from = de Léopoldville
    .to = à Léopoldville
    .of = de Léopoldville

place-luanda = Luanda
    .the = Luanda
    .in = à Luanda
    .from = de Luanda
    .to = à Luanda
    .of = de Luanda

place-ujiji = Ujiji
    .the = Ujiji
    .in = à Ujiji
    .from = d’Ujiji
    .to = à Ujiji
    .of = d’Ujiji

place-elizabethville = Elizabethville
    .the = Elizabethville
    .in = à Elizabethville
    .from = d’Elizabethville
    .to = à Elizabethville
    .of = d’Elizabethville

place-livingstonia = Livingstonia
    .the = Livingstonia
    .in = à Livingstonia
    .from = de Livingstonia
    .to = à Livingstonia
    .of = de Livingstonia

place-mocamedes = Moçâmedes
    .the = Moçâmedes
    .in = à Moçâmedes
    .from = de Moçâmedes
    .to = à Moçâmedes
    .of = de Moçâmedes

place-serpa-pinto = Serpa Pinto
    .the = Serpa Pinto
    .in = à Serpa Pinto
    .from = de Serpa Pinto
    .to = à Serpa Pinto
    .of = de Serpa Pinto

place-zomba = Zomba
    .the = Zomba
    .in = à Zomba
    .from = de Zomba
    .to = à Zomba
    .of = de Zomba

place-mocambique = Moçambique
    .the = Moçambique
    .in = à Moçambique
    .from = de Moçambique
    .to = à Moçambique
    .of = de Moçambique

place-salisbury = Salisbury
    .the = Salisbury
    .in = à Salisbury
    .from = de Salisbury
    .to = à Salisbury
    .of = de Salisbury

place-beira = Beira
    .the = Beira
    .in = à Beira
    .from = de Beira
    .to = à Beira
    .of = de Beira

place-bulawayo = Bulawayo
    .the = Bulawayo
    .in = à Bulawayo
    .from = de Bulawayo
    .to = à Bulawayo
    .of = de Bulawayo

place-windhoek = Windhoek
    .the = Windhoek
    .in = à Windhoek
    .from = de Windhoek
    .to = à Windhoek
    .of = de Windhoek

place-walvis-bay = Walvis Bay
    .the = Walvis Bay
    .in = à Walvis Bay
    .from = de Walvis Bay
    .to = à Walvis Bay
    .of = de Walvis Bay

place-pretoria = Pretoria
    .the = Pretoria
    .in = à Pretoria
    .from = de Pretoria
    .to = à Pretoria
    .of = de Pretoria

place-port-nolloth = Port Nolloth
    .the = Port Nolloth
    .in = à Port Nolloth
    .from = de Port Nolloth
    .to = à Port Nolloth
    .of = de Port Nolloth

place-bloemfontein = Bloemfontein
    .the = Bloemfontein
    .in = à Bloemfontein
    .from = de Bloemfontein
    .to = à Bloemfontein
    .of = de Bloemfontein

place-durban = Durban
    .the = Durban
    .in = à Durban
    .from = de Durban
    .to = à Durban
    .of = de Durban

place-cape-town = Cape Town
    .the = Cape Town
    .in = à Cape Town
    .from = de Cape Town
    .to = à Cape Town
    .of = de Cape Town

place-port-elizabeth = Port Elizabeth
    .the = Port Elizabeth
    .in = à Port Elizabeth
    .from = de Port Elizabeth
    .to = à Port Elizabeth
    .of = de Port Elizabeth

place-east-london = East London
    .the = East London
    .in = à East London
    .from = d’East London
    .to = à East London
    .of = d’East London

## Les jonctions, que le plateau ne nomme pas : d’après la ville d’où on les trouve.

place-junction-northwest = jonction à l’est de Ngaoundéré
    .the = la jonction à l’est de Ngaoundéré
    .in = à la jonction à l’est de Ngaoundéré
    .from = de la jonction à l’est de Ngaoundéré
    .to = à la jonction à l’est de Ngaoundéré
    .of = de la jonction à l’est de Ngaoundéré

place-junction-northeast = jonction au nord de Bogoro
    .the = la jonction au nord de Bogoro
    .in = à la jonction au nord de Bogoro
    .from = de la jonction au nord de Bogoro
    .to = à la jonction au nord de Bogoro
    .of = de la jonction au nord de Bogoro

place-junction-east = jonction au nord de Mombasa
    .the = la jonction au nord de Mombasa
    .in = à la jonction au nord de Mombasa
    .from = de la jonction au nord de Mombasa
    .to = à la jonction au nord de Mombasa
    .of = de la jonction au nord de Mombasa

place-junction-upper-congo = jonction au sud de Bondo
    .the = la jonction au sud de Bondo
    .in = à la jonction au sud de Bondo
    .from = de la jonction au sud de Bondo
    .to = à la jonction au sud de Bondo
    .of = de la jonction au sud de Bondo

place-junction-lower-congo = jonction au sud-ouest d’Ujiji
    .the = la jonction au sud-ouest d’Ujiji
    .in = à la jonction au sud-ouest d’Ujiji
    .from = de la jonction au sud-ouest d’Ujiji
    .to = à la jonction au sud-ouest d’Ujiji
    .of = de la jonction au sud-ouest d’Ujiji

place-junction-angola-north = jonction au sud-est de Luanda
    .the = la jonction au sud-est de Luanda
    .in = à la jonction au sud-est de Luanda
    .from = de la jonction au sud-est de Luanda
    .to = à la jonction au sud-est de Luanda
    .of = de la jonction au sud-est de Luanda

place-junction-angola-south = jonction au nord de Windhoek
    .the = la jonction au nord de Windhoek
    .in = à la jonction au nord de Windhoek
    .from = de la jonction au nord de Windhoek
    .to = à la jonction au nord de Windhoek
    .of = de la jonction au nord de Windhoek

place-junction-central-south = jonction au nord-ouest de Salisbury
    .the = la jonction au nord-ouest de Salisbury
    .in = à la jonction au nord-ouest de Salisbury
    .from = de la jonction au nord-ouest de Salisbury
    .to = à la jonction au nord-ouest de Salisbury
    .of = de la jonction au nord-ouest de Salisbury

place-junction-namibia = jonction au sud de Serpa Pinto
    .the = la jonction au sud de Serpa Pinto
    .in = à la jonction au sud de Serpa Pinto
    .from = de la jonction au sud de Serpa Pinto
    .to = à la jonction au sud de Serpa Pinto
    .of = de la jonction au sud de Serpa Pinto

place-junction-coast = jonction au nord de Livingstonia
    .the = la jonction au nord de Livingstonia
    .in = à la jonction au nord de Livingstonia
    .from = de la jonction au nord de Livingstonia
    .to = à la jonction au nord de Livingstonia
    .of = de la jonction au nord de Livingstonia

## Les pays, comme les cartes Destination les nomment, et leurs accès, selon leur côté.

place-nigeria = Nigeria
    .the = le Nigeria
    .in = au Nigeria
    .from = du Nigeria
    .to = au Nigeria
    .of = du Nigeria

place-nigeria-1 = Nigeria (sud)
    .the = le Nigeria (sud)
    .in = au Nigeria (sud)
    .from = du Nigeria (sud)
    .to = au Nigeria (sud)
    .of = du Nigeria (sud)

place-nigeria-2 = Nigeria (nord)
    .the = le Nigeria (nord)
    .in = au Nigeria (nord)
    .from = du Nigeria (nord)
    .to = au Nigeria (nord)
    .of = du Nigeria (nord)

place-chad = Tchad
    .the = le Tchad
    .in = au Tchad
    .from = du Tchad
    .to = au Tchad
    .of = du Tchad

place-chad-1 = Tchad (nord)
    .the = le Tchad (nord)
    .in = au Tchad (nord)
    .from = du Tchad (nord)
    .to = au Tchad (nord)
    .of = du Tchad (nord)

place-chad-2 = Tchad (sud)
    .the = le Tchad (sud)
    .in = au Tchad (sud)
    .from = du Tchad (sud)
    .to = au Tchad (sud)
    .of = du Tchad (sud)

place-sudan = Soudan
    .the = le Soudan
    .in = au Soudan
    .from = du Soudan
    .to = au Soudan
    .of = du Soudan

place-sudan-1 = Soudan (ouest)
    .the = le Soudan (ouest)
    .in = au Soudan (ouest)
    .from = du Soudan (ouest)
    .to = au Soudan (ouest)
    .of = du Soudan (ouest)

place-sudan-2 = Soudan (est)
    .the = le Soudan (est)
    .in = au Soudan (est)
    .from = du Soudan (est)
    .to = au Soudan (est)
    .of = du Soudan (est)

place-madagascar = Madagascar
    .the = Madagascar
    .in = à Madagascar
    .from = de Madagascar
    .to = à Madagascar
    .of = de Madagascar

place-madagascar-1 = Madagascar (nord)
    .the = Madagascar (nord)
    .in = à Madagascar (nord)
    .from = de Madagascar (nord)
    .to = à Madagascar (nord)
    .of = de Madagascar (nord)

place-madagascar-2 = Madagascar (sud)
    .the = Madagascar (sud)
    .in = à Madagascar (sud)
    .from = de Madagascar (sud)
    .to = à Madagascar (sud)
    .of = de Madagascar (sud)
