### Ticket to Ride: The Heart of Africa: its title, its goal, and its places in the forms that sentences ask for.

tickets-title = Ticket to Ride: The Heart of Africa
tickets-goal = Join the two ends of your tickets by claiming routes with cards of their colour, and double what a route is worth with terrain cards. Once somebody is nearly out of trains everybody has one last turn, and the player with the most points wins.

## Cities, as the board prints them.

place-ngaoundere = Ngaoundéré
    .the = Ngaoundéré
    .in = in Ngaoundéré
    .from = from Ngaoundéré
    .to = to Ngaoundéré
    .of = of Ngaoundéré

place-douala = Douala
    .the = Douala
    .in = in Douala
    .from = from Douala
    .to = to Douala
    .of = of Douala

place-libreville = Libreville
    .the = Libreville
    .in = in Libreville
    .from = from Libreville
    .to = to Libreville
    .of = of Libreville

place-bangui = Bangui
    .the = Bangui
    .in = in Bangui
    .from = from Bangui
    .to = to Bangui
    .of = of Bangui

place-bondo = Bondo
    .the = Bondo
    .in = in Bondo
    .from = from Bondo
    .to = to Bondo
    .of = of Bondo

place-fachoda = Fachoda
    .the = Fachoda
    .in = in Fachoda
    .from = from Fachoda
    .to = to Fachoda
    .of = of Fachoda

place-addis-ababa = Addis Ababa
    .the = Addis Ababa
    .in = in Addis Ababa
    .from = from Addis Ababa
    .to = to Addis Ababa
    .of = of Addis Ababa

place-bogoro = Bogoro
    .the = Bogoro
    .in = in Bogoro
    .from = from Bogoro
    .to = to Bogoro
    .of = of Bogoro

place-port-florence = Port Florence
    .the = Port Florence
    .in = in Port Florence
    .from = from Port Florence
    .to = to Port Florence
    .of = of Port Florence

place-mombasa = Mombasa
    .the = Mombasa
    .in = in Mombasa
    .from = from Mombasa
    .to = to Mombasa
    .of = of Mombasa

place-dar-es-salaam = Dar-es-Salaam
    .the = Dar-es-Salaam
    .in = in Dar-es-Salaam
    .from = from Dar-es-Salaam
    .to = to Dar-es-Salaam
    .of = of Dar-es-Salaam

place-cabinda = Cabinda
    .the = Cabinda
    .in = in Cabinda
    .from = from Cabinda
    .to = to Cabinda
    .of = of Cabinda

place-leopoldville = Léopoldville
    .the = Léopoldville
    .in = in Léopoldville
    .from = from Léopoldville
    .to = to Léopoldville
    .of = of Léopoldville

place-luanda = Luanda
    .the = Luanda
    .in = in Luanda
    .from = from Luanda
    .to = to Luanda
    .of = of Luanda

place-ujiji = Ujiji
    .the = Ujiji
    .in = in Ujiji
    .from = from Ujiji
    .to = to Ujiji
    .of = of Ujiji

place-elizabethville = Elizabethville
    .the = Elizabethville
    .in = in Elizabethville
    .from = from Elizabethville
    .to = to Elizabethville
    .of = of Elizabethville

place-livingstonia = Livingstonia
    .the = Livingstonia
    .in = in Livingstonia
    .from = from Livingstonia
    .to = to Livingstonia
    .of = of Livingstonia

place-mocamedes = Moçâmedes
    .the = Moçâmedes
    .in = in Moçâmedes
    .from = from Moçâmedes
    .to = to Moçâmedes
    .of = of Moçâmedes

place-serpa-pinto = Serpa Pinto
    .the = Serpa Pinto
    .in = in Serpa Pinto
    .from = from Serpa Pinto
    .to = to Serpa Pinto
    .of = of Serpa Pinto

place-zomba = Zomba
    .the = Zomba
    .in = in Zomba
    .from = from Zomba
    .to = to Zomba
    .of = of Zomba

place-mocambique = Moçambique
    .the = Moçambique
    .in = in Moçambique
    .from = from Moçambique
    .to = to Moçambique
    .of = of Moçambique

place-salisbury = Salisbury
    .the = Salisbury
    .in = in Salisbury
    .from = from Salisbury
    .to = to Salisbury
    .of = of Salisbury

place-beira = Beira
    .the = Beira
    .in = in Beira
    .from = from Beira
    .to = to Beira
    .of = of Beira

place-bulawayo = Bulawayo
    .the = Bulawayo
    .in = in Bulawayo
    .from = from Bulawayo
    .to = to Bulawayo
    .of = of Bulawayo

place-windhoek = Windhoek
    .the = Windhoek
    .in = in Windhoek
    .from = from Windhoek
    .to = to Windhoek
    .of = of Windhoek

place-walvis-bay = Walvis Bay
    .the = Walvis Bay
    .in = in Walvis Bay
    .from = from Walvis Bay
    .to = to Walvis Bay
    .of = of Walvis Bay

place-pretoria = Pretoria
    .the = Pretoria
    .in = in Pretoria
    .from = from Pretoria
    .to = to Pretoria
    .of = of Pretoria

place-port-nolloth = Port Nolloth
    .the = Port Nolloth
    .in = in Port Nolloth
    .from = from Port Nolloth
    .to = to Port Nolloth
    .of = of Port Nolloth

place-bloemfontein = Bloemfontein
    .the = Bloemfontein
    .in = in Bloemfontein
    .from = from Bloemfontein
    .to = to Bloemfontein
    .of = of Bloemfontein

place-durban = Durban
    .the = Durban
    .in = in Durban
    .from = from Durban
    .to = to Durban
    .of = of Durban

place-cape-town = Cape Town
    .the = Cape Town
    .in = in Cape Town
    .from = from Cape Town
    .to = to Cape Town
    .of = of Cape Town

place-port-elizabeth = Port Elizabeth
    .the = Port Elizabeth
    .in = in Port Elizabeth
    .from = from Port Elizabeth
    .to = to Port Elizabeth
    .of = of Port Elizabeth

place-east-london = East London
    .the = East London
    .in = in East London
    .from = from East London
    .to = to East London
    .of = of East London

## Junctions, which the board does not name: by the city from which one finds them.

place-junction-northwest = junction east of Ngaoundéré
    .the = the junction east of Ngaoundéré
    .in = at the junction east of Ngaoundéré
    .from = from the junction east of Ngaoundéré
    .to = to the junction east of Ngaoundéré
    .of = of the junction east of Ngaoundéré

place-junction-northeast = junction north of Bogoro
    .the = the junction north of Bogoro
    .in = at the junction north of Bogoro
    .from = from the junction north of Bogoro
    .to = to the junction north of Bogoro
    .of = of the junction north of Bogoro

place-junction-east = junction north of Mombasa
    .the = the junction north of Mombasa
    .in = at the junction north of Mombasa
    .from = from the junction north of Mombasa
    .to = to the junction north of Mombasa
    .of = of the junction north of Mombasa

place-junction-upper-congo = junction south of Bondo
    .the = the junction south of Bondo
    .in = at the junction south of Bondo
    .from = from the junction south of Bondo
    .to = to the junction south of Bondo
    .of = of the junction south of Bondo

place-junction-lower-congo = junction southwest of Ujiji
    .the = the junction southwest of Ujiji
    .in = at the junction southwest of Ujiji
    .from = from the junction southwest of Ujiji
    .to = to the junction southwest of Ujiji
    .of = of the junction southwest of Ujiji

place-junction-angola-north = junction southeast of Luanda
    .the = the junction southeast of Luanda
    .in = at the junction southeast of Luanda
    .from = from the junction southeast of Luanda
    .to = to the junction southeast of Luanda
    .of = of the junction southeast of Luanda

place-junction-angola-south = junction north of Windhoek
    .the = the junction north of Windhoek
    .in = at the junction north of Windhoek
    .from = from the junction north of Windhoek
    .to = to the junction north of Windhoek
    .of = of the junction north of Windhoek

place-junction-central-south = junction northwest of Salisbury
    .the = the junction northwest of Salisbury
    .in = at the junction northwest of Salisbury
    .from = from the junction northwest of Salisbury
    .to = to the junction northwest of Salisbury
    .of = of the junction northwest of Salisbury

place-junction-namibia = junction south of Serpa Pinto
    .the = the junction south of Serpa Pinto
    .in = at the junction south of Serpa Pinto
    .from = from the junction south of Serpa Pinto
    .to = to the junction south of Serpa Pinto
    .of = of the junction south of Serpa Pinto

place-junction-coast = junction north of Livingstonia
    .the = the junction north of Livingstonia
    .in = at the junction north of Livingstonia
    .from = from the junction north of Livingstonia
    .to = to the junction north of Livingstonia
    .of = of the junction north of Livingstonia

## Countries, as tickets name them, and their ends, by where they lie.

place-nigeria = Nigeria
    .the = Nigeria
    .in = in Nigeria
    .from = from Nigeria
    .to = to Nigeria
    .of = of Nigeria

place-nigeria-1 = Nigeria (south)
    .the = Nigeria (south)
    .in = in Nigeria (south)
    .from = from Nigeria (south)
    .to = to Nigeria (south)
    .of = of Nigeria (south)

place-nigeria-2 = Nigeria (north)
    .the = Nigeria (north)
    .in = in Nigeria (north)
    .from = from Nigeria (north)
    .to = to Nigeria (north)
    .of = of Nigeria (north)

place-chad = Chad
    .the = Chad
    .in = in Chad
    .from = from Chad
    .to = to Chad
    .of = of Chad

place-chad-1 = Chad (north)
    .the = Chad (north)
    .in = in Chad (north)
    .from = from Chad (north)
    .to = to Chad (north)
    .of = of Chad (north)

place-chad-2 = Chad (south)
    .the = Chad (south)
    .in = in Chad (south)
    .from = from Chad (south)
    .to = to Chad (south)
    .of = of Chad (south)

place-sudan = Sudan
    .the = Sudan
    .in = in Sudan
    .from = from Sudan
    .to = to Sudan
    .of = of Sudan

place-sudan-1 = Sudan (west)
    .the = Sudan (west)
    .in = in Sudan (west)
    .from = from Sudan (west)
    .to = to Sudan (west)
    .of = of Sudan (west)

place-sudan-2 = Sudan (east)
    .the = Sudan (east)
    .in = in Sudan (east)
    .from = from Sudan (east)
    .to = to Sudan (east)
    .of = of Sudan (east)

place-madagascar = Madagascar
    .the = Madagascar
    .in = in Madagascar
    .from = from Madagascar
    .to = to Madagascar
    .of = of Madagascar

place-madagascar-1 = Madagascar (north)
    .the = Madagascar (north)
    .in = in Madagascar (north)
    .from = from Madagascar (north)
    .to = to Madagascar (north)
    .of = of Madagascar (north)

place-madagascar-2 = Madagascar (south)
    .the = Madagascar (south)
    .in = in Madagascar (south)
    .from = from Madagascar (south)
    .to = to Madagascar (south)
    .of = of Madagascar (south)
