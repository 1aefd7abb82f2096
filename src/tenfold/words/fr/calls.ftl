### Prévenir quelqu’un que c’est son tour : la page des réglages, et la question après une partie.

calls-title = À vous de jouer
calls-lead = Comment Tenfold vous prévient quand c’est votre tour.
calls-device = Sur cet appareil
calls-tab = Titre et icône
calls-tab-about = Le titre de l’onglet dit « ● À vous de jouer » ; l’application installée affiche un nombre sur son icône. Toujours actif.
calls-sound = Son
calls-sound-about = Une note douce, et les autres sons de la table.
calls-vibrate = Vibration
calls-vibrate-about = Sur les téléphones, tant que la page est ouverte.
calls-notify = Me prévenir dans un autre onglet
calls-notify-about = Par une notification, tant que la page reste ouverte.
calls-notify-blocked = Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
calls-notify-insecure = Les navigateurs ne le permettent qu’aux adresses https://.
calls-push = Me prévenir quand la page est fermée
calls-push-about = Cet appareil l’affiche, par le service de votre navigateur, qui ne peut pas le lire.
calls-push-none = Ce navigateur ne reçoit pas de notifications quand la page est fermée.
calls-push-insecure = Les navigateurs ne le permettent qu’aux adresses https://.
calls-push-blocked = Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
calls-push-on = Désormais, cet appareil est prévenu.
calls-push-off = Cet appareil n’est plus prévenu.
calls-push-try = Envoyer un essai
calls-push-tried = Un essai est en route.
calls-install = Ajouter Tenfold à l’écran d’accueil
calls-install-about = Il s’ouvre aussitôt, dans sa propre fenêtre.
calls-install-do = Ajouter
calls-sent = Ce qu’affiche une notification
calls-sent-title = À vous de jouer
calls-sent-body = { game-africa } avec Theo et Nkechi
calls-sent-about = Une fois par tour, et quand quelqu’un vous demande quelque chose. Jamais une tuile, une carte ni un message.

## Après une partie entre amis

calls-ask = Vous prévenir quand c’est votre tour ?
calls-ask-about = Quand vous êtes dans un autre onglet, ou que la page est fermée, cet appareil peut afficher une notification.
calls-ask-yes = Oui, me prévenir
calls-ask-no = Pas maintenant
calls-ask-on = Désormais, cet appareil vous prévient quand c’est votre tour.

## Prévenir quand la page est fermée

call-test = Une notification de Tenfold
call-test-about = Voici comment vous saurez que c’est à vous.
hook-turn = { $name } : à vous de jouer, { $game }
hook-draw = { $name } : le match nul est proposé, { $game }
hook-undo = { $name } : un coup peut-il être annulé, { $game } ?
hook-pause = { $name } : une pause est demandée, { $game }
hook-rematch = { $name } : une autre partie, { $game } ?
hook-start = { $name } : tout le monde est là, { $game }

## Webhooks

hooks-title = Discord, Slack, ntfy, votre programme
hooks-lead = Un message quand c’est votre tour et que vous n’êtes pas à la table : quel jeu et qui, jamais une carte ni une tuile.
hooks-table-lead = Un message quand c’est le tour de quelqu’un qui n’est pas à cette table : quel jeu et qui, jamais une carte ni une tuile. Vous seul voyez cette liste.
hooks-kind = Où va le message
hooks-kind-discord = Discord
hooks-kind-slack = Slack
hooks-kind-ntfy = ntfy
hooks-kind-json = JSON
hooks-about-discord = L’adresse du webhook : dans Discord, Modifier le salon, Intégrations, Webhooks.
hooks-about-slack = L’adresse d’un webhook entrant de Slack.
hooks-about-ntfy = L’adresse d’un sujet, comme https://ntfy.sh/mon-sujet.
hooks-about-json = Une adresse qui accepte une requête POST en JSON.
hooks-url = Adresse
hooks-add = Ajouter
hooks-added = Ajouté. Envoyez un essai pour voir s’il arrive.
hooks-removed = Supprimé.
hooks-remove = Supprimer { $host }
hooks-try = Envoyer un essai
hooks-trying = Envoi d’un essai…
hooks-arrived = L’essai est arrivé.
hooks-lost = L’essai n’est pas arrivé.
hooks-stopped = Rien n’y est plus envoyé jusqu’à ce qu’un essai arrive.
hooks-problem-address = Rien ne peut être envoyé à une telle adresse.
hooks-problem-unknown = Cette adresse n’existe pas.
hooks-problem-private = Cette adresse est dans un réseau privé.
hooks-problem-unreachable = Rien ne répond à cette adresse.
hooks-problem-slow = La réponse a pris trop de temps.
hooks-problem-moved = Cette adresse mène à une autre ({ $status }). Indiquez l’adresse finale.
hooks-problem-refused = Le destinataire ne l’accepte pas ({ $status }).

## Ce que les messageries montrent d’un lien vers une table

preview-waiting = La table attend des joueurs. Présents : { $names }.
preview-playing = Partie en cours : { $names }.
preview-won = Victoire : { $winners }. Joueurs : { $names }.
preview-draw = Égalité. Joueurs : { $names }.
