### Ce que dit le terminal.

## Joueurs et tours

cli-seat = joueur
cli-setup = mise en place
cli-over = la partie est terminée
cli-your-turn = à vous de jouer
cli-their-turn = { $seat_to } de jouer

## Prendre place

cli-which-game = Quel jeu ? [1]
cli-which-length = Un voyage de quelle durée ? [1]
cli-which-level = Contre quels robots ? [1]
cli-which-number = Tapez un nombre de 1 à { $count }, ou Entrée pour le premier.
cli-days-5 = cinq jours : une bonne première partie
cli-days-10 = dix jours : le jeu complet
cli-waits = (partie sauvegardée)
cli-go-on = Une partie est sauvegardée. La reprendre ? [O/n]
cli-kept-differs = La partie sauvegardée a d’autres réglages : { $text }.
cli-go-on-anyway = La reprendre quand même ? [o/N]
cli-unusable = Une partie sauvegardée ne peut pas être reprise : { $reason }. Elle est maintenant dans { $path }, et une nouvelle partie commence.
cli-set-aside = La partie sauvegardée a été déplacée dans { $path }.
cli-waiting = La partie est sauvegardée dans { $path } : { $command } la reprend.
cli-yes = oui
cli-no = non
cli-yes-or-no = Tapez o ou n.
cli-ladder = Oui ou non ? [o/N]
cli-typing = Tapez un numéro ou un coup en toutes lettres ; tapez ? pour l’aide.

## À la table

cli-all-known = Tout ce qui est connu :
cli-legal-moves = Coups possibles :
cli-your-move = Votre coup :
cli-pages = { $count } en tout. Tapez + pour la suite, ou une partie d’un nom.
cli-no-number = Il n’y a pas de { $text } dans la liste : tapez un numéro qui y figure.
cli-why-what = Tapez un coup ensuite, par son numéro ou en toutes lettres : pourquoi 3.
cli-name-a-place = Tapez un lieu ensuite : frontières { $place }.
cli-more-lines = Entrée pour la suite, q pour arrêter :
cli-allowed = C’est permis.
cli-thinking = Réflexion…
cli-undone = Votre dernier coup est annulé.
cli-log-more = { $count } lignes plus anciennes : tapez journal tout.
cli-not-a-move = « { $text } » n’est pas compris : tapez ? pour l’aide.
cli-no-rule = Il n’y a pas de règle « { $text } ».
cli-no-book = Ce jeu n’a pas de livret de règles ici.
cli-no-draw = Un match nul demande l’accord de tous, et les robots ne le donnent pas.
cli-more = Entrée pour la section suivante, q pour arrêter :
cli-next = Entrée pour le coup suivant, q pour arrêter :
cli-help = À chaque question, vous pouvez taper un numéro de la liste, un coup en toutes lettres, Entrée pour revenir en arrière, ou :

command-help = aide
    .form = aide, ou ?
    .about = cette liste
command-why = pourquoi
    .form = pourquoi 3
    .about = pourquoi un coup est refusé : par son numéro ou en toutes lettres
command-hint = conseil
    .form = conseil
    .about = les coups que choisirait un bon robot, du meilleur au moins bon, avec leurs chances de gagner
command-undo = annuler
    .form = annuler
    .about = annuler votre dernier coup, si personne n’a rien appris depuis
command-log = journal
    .form = journal, journal tout
    .about = ce qui s’est passé
command-rules = règles
    .form = règles, règles M1.3
    .about = le livret de règles, une section ou une phrase
command-draw = nulle
    .form = nulle
    .about = proposer un match nul ; les robots n’acceptent pas
command-quit = quitter
    .form = quitter
    .about = partir ; la partie est sauvegardée
command-borders = frontières
    .form = frontières Kenya
    .about = les voisins d’un lieu, et sa couleur
command-links = liaisons
    .form = liaisons
    .about = comment vos jours sont reliés, ou pourquoi ils ne le sont pas
command-routes = routes
    .form = routes Luanda
    .about = les routes d’un lieu ; sans lieu, celles qui sont prises
command-map = carte
    .form = carte
    .about = la carte, avec vos lieux ou vos routes

## La fin

cli-unfinished = La partie enregistrée s’arrête avant la fin.
cli-you-win = Vous avez gagné !
cli-you-share = Vous partagez la victoire avec { $winners_and_the }.
cli-they-win = { $count ->
    [one] Victoire : { $winners_and }.
   *[other] Victoire partagée : { $winners_and }.
    }
cli-record-kept = La partie est sauvegardée dans { $path }.
cli-again = Une autre partie ? [o/N]

sheet-points = points
sheet-routes = routes
sheet-doublings = routes doublées
sheet-tickets-won = destinations réussies
sheet-tickets-lost = destinations manquées
sheet-globetrotter = Globetrotter
sheet-total = total

## Tenzania

cli-deck = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
    }
cli-in-hand = en main
cli-taken = ramassées
cli-your-cards = Vos cartes
cli-empty-table = La table est vide.
cli-on-table = Sur la table
cli-table-makes = fait { $value }
cli-which-card = Quelle carte ?
cli-which-value = Que fait le { $card } ?
cli-play-card = jouer { $card_a } : { $sum }
cli-ten = Dix ! Vous ramassez { $count } cartes
cli-over-ten = { $seat_is ->
    [you] vous ramassez { $count } cartes
   *[other] { $seat_the } ramasse { $count } cartes
    }
cli-moves-tenzania = Coups en toutes lettres : jouer 5 = 9 joue un 5 qui fait 9.

## 10 jours

cli-draw-pile = { $count ->
    [0] la pioche est vide
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
    }
cli-pile = pile { $pile }
cli-of-pile = pile { $pile } :{" "}
cli-under = , { $count } dessous
cli-empty-pile = vide
cli-placed = { $count ->
    [one] { $count } placée
   *[other] { $count } placées
    }
cli-hidden = cachée
cli-holds = en main :
cli-open = libre
cli-you-hold = En main :
cli-link-foot = à pied
cli-link-ferry = en ferry
cli-link-drive = en voiture
cli-link-flight = en avion
cli-link-none = pas relié ({ $rule })
cli-which-day = Quel jour ?
cli-which-days = Quels deux jours ?
cli-which-pile = Sur quelle pile défausser { $tile_the } ?
cli-place = Placez { $tile_the } : tapez un jour libre, { $text }.
cli-put-where = Posez { $tile_the } sur un jour : tapez 1 à { $days }.
cli-two-days = Tapez deux jours, par exemple 3 7 ; Entrée pour revenir en arrière.
cli-swap-two = échanger deux jours de votre voyage
cli-draw-deck = une tuile de la pioche
cli-draw = prendre { $tile_the } de la pile { $pile }
cli-put = { $pile_is ->
    [none] { $tile_the } au jour { $day }
   *[other] { $tile_the } au jour { $day }, en défaussant sur la pile { $pile }
    }
cli-drop = défausser { $tile_the } sur la pile { $pile }
cli-drop-it = défausser { $tile_the }
cli-swap = échanger les jours { $days_and }
cli-which-place = { $tiles_is ->
    [none] Il n’y a pas de lieu « { $text } » sur cette carte : tapez un nom, par exemple frontières { $place }.
   *[other] Lequel : { $tiles_or } ?
    }
cli-map-days = Le nombre devant un lieu est le jour de votre voyage où il se trouve.
cli-map-routes = Le numéro le long d’une route est celui du joueur qui l’a prise ; les points sont libres.
cli-no-map = Il n’y a pas de carte de ce jeu ici.
cli-borders = à pied
cli-ferries = en ferry
cli-flights = en avion
cli-moves-tendays = Coups en toutes lettres : placer 3, piocher 2, piocher pioche, poser 4 défausser 1, défausser 1, échanger 3 7.

## Les Aventuriers du Rail

cli-last-round = { $count ->
    [one] dernier tour : encore { $count } joueur à jouer
   *[other] dernier tour : encore { $count } joueurs à jouer
    }
cli-face-up = visibles
cli-terrain-up = terrain
cli-tickets = destinations
cli-tickets-left = { $count } dans la pioche
cli-and-deck = et { $count } dans la pioche
cli-nothing = rien
cli-none = aucune
cli-points = points
cli-trains = wagons
cli-cards = cartes
cli-your-tickets = Vos destinations
cli-offered = On vous propose
cli-complete = réussie
cli-incomplete = en cours
cli-lost = bloquée
cli-missing = { $count ->
    [one] il manque { $count } wagon
   *[other] il manque { $count } wagons
    }
cli-claiming = Vous prenez { $text }
cli-train = prendre une carte Wagon
cli-terrain = prendre une carte Terrain
cli-claim = { $count ->
    [one] prendre une route : vous pouvez en payer { $count }
   *[other] prendre une route : vous pouvez en payer { $count }
    }
cli-train-deck = une carte Wagon de la pioche
cli-terrain-deck = une carte Terrain de la pioche
cli-take = prendre { $card_a }
cli-claim-route = prendre la route { $text }
cli-keep = garder { $text }
cli-pay = payer avec des { $card_plural }
cli-locomotives = { $count ->
    [0] sans locomotive
    [one] avec { $count } locomotive
   *[other] avec { $count } locomotives
    }
cli-double = { $count ->
    [0] doubler la route
    [one] doubler la route, avec { $count } locomotive comme terrain
   *[other] doubler la route, avec { $count } locomotives comme terrain
    }
cli-move-single = prendre la route, sans doubler
cli-move-tickets = piocher des destinations
cli-move-pass = passer
cli-which-route = Quelle route ?
cli-which-tickets = Quelles destinations ?
cli-keep-some = { $count ->
    [one] Tapez les numéros des destinations que vous gardez, par exemple 1 3 : au moins { $count }.
   *[other] Tapez les numéros des destinations que vous gardez, par exemple 1 3 : au moins { $count }.
    }
cli-for = , pour { $text }
cli-no-place = Il n’y a pas de lieu « { $text } » sur cette carte.
cli-closed = fermée
cli-moves-tickets = Coups en toutes lettres : wagon red, wagon pioche, terrain jungle, destinations, garder 1 3, prendre cape-town port-elizabeth 1, payer black, locomotives 1, doubler 1, simple.

cli-compiling = { $seconds ->
    [0] Le jeu est prêt ; le prochain démarrage sera rapide.
   *[other] Préparation du jeu, une seule fois : partie { $done } sur { $count }, encore { $seconds } s environ.
    }

## Les mots des coups, tels qu’on les tape

cli-word-place = placer
cli-word-draw = piocher
cli-word-deck = pioche
cli-word-put = poser
cli-word-drop = défausser
cli-word-swap = échanger
cli-word-play = jouer
cli-word-train = wagon
cli-word-terrain = terrain
cli-word-tickets = destinations
cli-word-keep = garder
cli-word-claim = prendre
cli-word-pay = payer
cli-word-locomotives = locomotives
cli-word-double = doubler
cli-word-single = simple
cli-word-pass = passer

## Joueurs qui lisent et écrivent du texte

cli-you-are = Vous jouez à { $title } : vous êtes le joueur { $number } sur { $count }.
cli-the-rules = Les règles :
cli-in-brackets = Écrivez votre coup entre crochets à la fin de votre réponse. Seuls les derniers crochets comptent.
cli-so-far = Ce qui s’est passé :
cli-move-now = C’est à vous de jouer.
cli-move-later = Ce n’est pas à vous de jouer.
cli-not-begun = La partie n’a pas encore commencé. Regardez à nouveau plus tard.
cli-no-brackets = Votre réponse ne contient aucun coup entre crochets.
cli-refused-text = Votre coup [{ $move }] est refusé : { $reason }.
cli-tries-left = { $count ->
    [one] Il vous reste un essai.
   *[other] Il vous reste { $count } essais.
    }
cli-gave-up = La partie est terminée : un joueur a proposé trop de coups refusés.
