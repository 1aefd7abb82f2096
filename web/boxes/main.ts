/* The picture on one box, drawn by the boards themselves: `/boxes/?game=africa&theme=dark&size=wide`. */
import { mount } from "svelte";
import "../src/look/fonts.css";
import "../src/look/tokens.css";
import "../src/look/base.css";
import Art from "./Art.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.style.colorScheme = asked.get("theme") ?? "light";
mount(Art, {
  target: document.body,
  props: { game: asked.get("game") ?? "africa", wide: asked.get("size") === "wide" },
});
