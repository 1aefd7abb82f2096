/* The beginning: the words of the language, then the page. */
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/contrast.css";
import { mount } from "svelte";
import { becomeApp } from "./app/install";
import App from "./App.svelte";
import { watchPieces } from "./state/effects/renewal";
import { follow } from "./state/stores/router.svelte";
import { show } from "./state/stores/settings.svelte";

watchPieces();
becomeApp();
await show();
follow();
mount(App, { target: document.getElementById("app")! });
