/* What is wrong with how a page lies on the screen, by geometry alone. */
(() => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const box = (node) => node.getBoundingClientRect();
  const lies = () =>
    [...document.querySelectorAll("main, main *")]
      .map((each) => Object.values(box(each).toJSON()).join())
      .join(";");

  /** Waits until nothing has moved for two frames. */
  async function still() {
    for (let before, now = lies(); now !== before;) {
      await frame();
      await frame();
      [before, now] = [now, lies()];
    }
  }

  const called = (node) => `${node.tagName} "${node.textContent.trim().slice(0, 30)}"`;
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && box(each).width > 1);
  /** The box of the letters of a text: without the room that a line has above and below them. */
  const letters = (node) => {
    const { left, right, top, bottom, height } = box(node),
      lines = node.querySelectorAll("tspan").length || 1;
    return { left, right, top: top + (height / lines) * 0.24, bottom: bottom - (height / lines) * 0.24 };
  };
  const meets = (a, b, by = 1) =>
    a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;

  function sideways() {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth}`] : [];
  }

  function outside(regions) {
    return regions.flatMap(shown).flatMap((each) => {
      const { left, top, right, bottom } = box(each);
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return inside ? [] : [`out of sight: ${each.className} ${[left, top, right, bottom].map(Math.round)}`];
    });
  }

  /** Buttons of the banner that it has no room for. */
  function spilled() {
    return shown(".banner .tool").flatMap((each) =>
      box(each).right > box(each.closest(".banner")).right ? [`out of the banner: ${called(each)}`] : [],
    );
  }

  function covered(regions) {
    const all = regions.flatMap(shown);
    return all.flatMap((a, i) =>
      all.slice(0, i).flatMap((b) => (meets(box(a), box(b)) ? [`${a.className} covers ${b.className}`] : [])),
    );
  }

  function small([picture], share) {
    const high = picture ? box(document.querySelector(picture)).height : innerHeight;
    return high < innerHeight * share ? [`the picture is ${Math.round(high)} px high`] : [];
  }

  /** Text that is cut by its own box, or by its tile. */
  function cut(names) {
    return shown(names).flatMap((each) => {
      const tile = each.closest(".tile"),
        text = box(each);
      if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0) return [`cut: ${called(each)}`];
      if (text.right > innerWidth + 1 || text.left < -1) return [`beyond the screen: ${called(each)}`];
      if (!tile) return [];
      const around = box(tile),
        field = box(tile.querySelector(".tile-field"));
      const fits =
        text.left >= around.left - 1 &&
        text.right <= around.right + 1 &&
        text.top >= field.bottom - 1 &&
        text.bottom <= around.bottom + 1;
      return fits ? [] : [`cut by its tile: ${called(each)}`];
    });
  }

  /** Names that a tile on the screen would cut, if it had them: one tile of each size is tried. */
  function cutOnTiles(names) {
    const tiles = new Map(
      shown(".tile:has(.plate b)").map((tile) => [
        `${tile.querySelector(".plate").className} ${Math.round(box(tile).width)}`,
        tile,
      ]),
    );
    return [...tiles].flatMap(([size, tile]) => {
      const text = tile.querySelector(".plate b"),
        was = [text.textContent, tile.style.getPropertyValue("--letters")];
      const found = names.filter(([name, letters]) => {
        text.textContent = name;
        tile.style.setProperty("--letters", letters);
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect(),
          around = box(tile);
        return left < around.left - 1 || right > around.right + 1;
      });
      text.textContent = was[0];
      tile.style.setProperty("--letters", was[1]);
      return found.map(([name]) => `a tile of ${size} px would cut ${name}`);
    });
  }

  /** Numerals that are larger than the card or the sun that they stand on. */
  function swollen() {
    return shown(".number-card text, .disc ~ text").flatMap((each) => {
      const { top, bottom } = box(each.parentNode.querySelector(".face, .disc")),
        text = box(each);
      return text.top < top || text.bottom > bottom ? [`larger than its place: ${called(each)}`] : [];
    });
  }

  /** Names on a map that its edge cuts, that cover each other, or that something else stands on. */
  function mapped() {
    const map = document.querySelector(".map");
    if (!map) return [];
    const names = [...map.querySelectorAll("[data-name]:not([transform])")],
      edge = box(map);
    const over = shown(".map > button, .days-seats article, .map .pin circle");
    return names.flatMap((each, i) => {
      const at = letters(each);
      const gone =
        at.left < edge.left - 1 ||
        at.right > edge.right + 1 ||
        at.top < edge.top - 1 ||
        at.bottom > edge.bottom + 1;
      return [
        ...(gone ? [`beyond the map: ${called(each)}`] : []),
        ...names
          .slice(0, i)
          .filter((other) => meets(at, letters(other)))
          .map((other) => `${called(each)} on ${called(other)}`),
        ...over
          .filter((other) => meets(at, box(other), 2))
          .map((other) => `${called(other)} on ${called(each)}`),
      ];
    });
  }

  window.measure = async ({ regions, names, picture, tiles }) => {
    await still();
    return [
      sideways(),
      outside(regions),
      covered(regions),
      small(regions, picture),
      cut(names),
      cutOnTiles(tiles),
      mapped(),
      swollen(),
      spilled(),
    ].flat();
  };
})();
