/* The beginning: the words of the language, then the page. */
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/contrast.css";
import { mount } from "svelte";
import { becomeApp } from "./app/install";
import App from "./App.svelte";
import { renewPush } from "./calls/push";
import { watchPieces } from "./state/effects/renewal";
import { follow } from "./state/stores/router.svelte";
import { show } from "./state/stores/settings.svelte";

watchPieces();
becomeApp();
await show();
follow();
void renewPush().catch(() => undefined); // the settings say so if it does not work
mount(App, { target: document.getElementById("app")! });
