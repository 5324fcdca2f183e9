// The part of an exported game that runs in a browser: unpacks what the page carries, draws its pictures and steps
// through them. It is put into the page as it stands here. Texts are only ever set as text, never as markup.
const by = (id) => document.getElementById(id);
const tooOld = () => (by('old').hidden = false);

async function read() {
  const bytesOf = async (id) => {
    const packed = Uint8Array.from(atob(by(id).textContent), (c) => c.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));
  };
  const game = await (await bytesOf('game')).json();
  // Letters stand where the painter reckoned them: with any other font they would only be a little too wide or narrow.
  for (const [id, family, range] of [
    ['medium', 'Fimbul Text'],
    ['bold', 'Fimbul Bold'],
    // Digits of headlines stand in the bold face.
    ['title', 'Fimbul Title', { unicodeRange: 'U+20-2F, U+3A-10FFFF' }],
  ])
    bytesOf(id)
      .then((font) => font.arrayBuffer())
      .then((font) => document.fonts.add(new FontFace(family, font, range)))
      .catch(() => {});

  const { nodes, leaves, glyphs } = game.album;
  const SVG = 'http://www.w3.org/2000/svg';
  let clips = 0;
  let fades = 0;
  const FAMILIES = { medium: 'Fimbul Text', bold: 'Fimbul Bold', title: 'Fimbul Title' };

  function shape(name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined) element.setAttribute(key, String(value));
    return element;
  }

  const style = ({ fill, stroke, line, dash }) => ({
    fill: fill ?? 'none',
    stroke,
    'stroke-width': stroke === undefined ? undefined : (line ?? 2),
    'stroke-dasharray': dash?.join(' '),
  });

  const round = ({ r, w, h }) => (r === undefined ? undefined : Math.min(r, w / 2, h / 2));

  /** A shape whose fill turns into another color from top to bottom. */
  function fading(item, element) {
    if (item.fade === undefined) return element;
    const { to, top, bottom } = item.fade;
    const id = `fade${fades++}`;
    const gradient = shape('linearGradient', {
      id,
      gradientUnits: 'userSpaceOnUse',
      x1: 0,
      x2: 0,
      y1: top,
      y2: bottom,
    });
    gradient.append(
      shape('stop', { 'stop-color': item.fill }),
      shape('stop', { offset: 1, 'stop-color': to }),
    );
    element.setAttribute('fill', `url(#${id})`);
    const both = shape('g', {});
    both.append(gradient, element);
    return both;
  }

  const DRAW = {
    rect: (item) =>
      fading(
        item,
        shape('rect', {
          x: item.x,
          y: item.y,
          width: item.w,
          height: item.h,
          rx: round(item),
          ...style(item),
        }),
      ),
    shadow: ({ x, y, w, h, color, alpha, spread }) => {
      const soft = shape('rect', { x, y, width: w, height: h, rx: spread, fill: color, opacity: alpha });
      soft.style.filter = `blur(${spread / 2}px)`;
      return soft;
    },
    circle: (item) => shape('circle', { cx: item.x, cy: item.y, r: item.r, ...style(item) }),
    path: (item) => fading(item, shape('path', { d: item.d, ...style(item) })),
    lines: ({ lines, size, weight = 'medium', fill, halo, cast }) => {
      const words = shape('text', {
        fill,
        'font-size': size,
        'font-family': `"${FAMILIES[weight]}", "Fimbul Bold", system-ui, sans-serif`,
        ...(halo === undefined
          ? {}
          : {
              stroke: halo,
              'stroke-width': size * game.halo,
              'stroke-linejoin': 'round',
              'paint-order': 'stroke',
            }),
      });
      if (cast) words.style.filter = 'drop-shadow(0 3px 2px rgba(6, 14, 22, 0.7))';
      for (const [x, y, text] of lines) {
        const line = shape('tspan', { x, y });
        line.textContent = text;
        words.append(line);
      }
      return words;
    },
    icon: ({ name, x, y, size, ink = '#000', paper = '#fff' }) => {
      const tint = (colour) => (colour === 'ink' ? ink : colour === 'paper' ? paper : colour);
      const drawing = shape('g', {
        transform: `translate(${x} ${y}) scale(${size / 100})`,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      });
      for (const { d, fill, stroke, line = 6 } of glyphs[name] ?? [])
        drawing.append(shape('path', { d, ...style({ fill: tint(fill), stroke: tint(stroke), line }) }));
      return drawing;
    },
    group: ({ x, y, scale, opacity, clip, items }) => {
      const group = shape('g', {
        transform: `translate(${x} ${y})${scale === undefined ? '' : ` scale(${scale})`}`,
        opacity,
      });
      if (clip !== undefined) {
        const id = `clip${clips++}`;
        const edge = shape('clipPath', { id });
        edge.append(shape('rect', { x: clip.x, y: clip.y, width: clip.w, height: clip.h, rx: round(clip) }));
        group.append(edge);
        group.setAttribute('clip-path', `url(#${id})`);
      }
      group.append(...items.map(drawn));
      return group;
    },
  };

  function drawn(number) {
    const node = nodes[number];
    return DRAW[node.k](node);
  }

  function picture({ leaf, alt }) {
    const { width, height, background, items } = leaves[leaf];
    const svg = shape('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': alt });
    svg.append(shape('rect', { width, height, fill: background }), ...items.map(drawn));
    return svg;
  }

  let language = game.locale;
  /** Which step, and which of its pictures, by its name's place: the same kind stays in view from step to step. */
  let at = 0;
  let kind = 0;

  const telling = () => game.tellings[language];
  const steps = () => telling().steps;
  const item = (text) => {
    const element = document.createElement('li');
    element.textContent = text;
    return element;
  };

  function eventOf({ move, told }) {
    const element = document.createElement('li');
    if (move !== '') {
      const words = document.createElement('span');
      words.className = 'move';
      words.textContent = move;
      element.append(words);
    }
    for (const line of told) {
      const words = document.createElement('div');
      words.textContent = line;
      element.append(words);
    }
    return element;
  }

  const seen = () => {
    const { pictures } = steps()[at];
    return pictures[Math.min(kind, pictures.length - 1)];
  };

  function showPicture() {
    const now = seen();
    by('picture').hidden = now === undefined;
    by('picture').replaceChildren(...(now === undefined ? [] : [picture(now)]));
    by('enlarge').hidden = now === undefined;
    const { pictures } = steps()[at];
    by('kinds').hidden = pictures.length < 2;
    by('kinds').replaceChildren(
      ...pictures.map(({ name }, number) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = name;
        button.setAttribute('aria-pressed', String(pictures[number] === now));
        button.addEventListener('click', () => {
          kind = number;
          showPicture();
          by('kinds').children[number].focus();
        });
        return button;
      }),
    );
    if (by('dialog').open) enlarge();
  }

  function show(next, quietly) {
    const all = steps();
    at = Math.max(0, Math.min(all.length - 1, next));
    const step = all[at];
    by('where').textContent = step.where;
    by('events').replaceChildren(...step.events.filter(({ move, told }) => move || told.length).map(eventOf));
    by('quiet').hidden = by('events').children.length > 0;
    by('words').replaceChildren(...step.words.map(item));
    by('wording').hidden = step.words.length === 0;
    by('range').value = String(at);
    by('range').setAttribute('aria-valuetext', step.where);
    by('count').textContent = `${at + 1} / ${all.length}`;
    by('back').disabled = by('large-back').disabled = at === 0;
    by('next').disabled = by('large-next').disabled = at === all.length - 1;
    by('jump').value = String(turns().findLastIndex((turn) => turn.from <= at));
    showPicture();
    if (!quietly) {
      history.replaceState(null, '', `#${at + 1}`);
      scrollTo(0, 0);
    }
  }

  /** The first step of each turn. */
  function turns() {
    const found = [];
    steps().forEach(({ turn, where }, from) => {
      if (found.length === 0 || found.at(-1).turn !== turn) found.push({ turn, from, where });
    });
    return found;
  }

  function turnBy(step) {
    const all = turns();
    const now = all.findLastIndex(({ from }) => from <= at);
    // Back in the middle of a turn is to its beginning.
    const back = step < 0 && all[now].from < at ? now : now + step;
    show(back >= all.length ? steps().length - 1 : all[Math.max(0, back)].from);
  }

  function speak(next) {
    language = next;
    document.documentElement.lang = next;
    for (const element of document.querySelectorAll('[data-label]'))
      element.textContent = telling().labels[element.dataset.label];
    for (const element of document.querySelectorAll('[data-name]'))
      element.setAttribute('aria-label', telling().labels[element.dataset.name]);
    by('facts').replaceChildren(...telling().facts.map(item));
    by('range').max = String(steps().length - 1);
    by('jump').replaceChildren(
      ...turns().map(({ where }, number) => {
        const option = document.createElement('option');
        option.value = String(number);
        option.textContent = where.split(' · ')[0];
        return option;
      }),
    );
    show(at, true);
  }

  /** The picture up to its own size, so that it can be read on a phone; `x`, `y` (shares of it) come to the middle. */
  function enlarge(x, y) {
    const now = seen();
    if (now === undefined) return;
    const large = by('large');
    const svg = picture(now);
    const { clientWidth } = large;
    svg.style.width = `${Math.max(clientWidth, Math.min(leaves[now.leaf].width, 2 * clientWidth))}px`;
    large.replaceChildren(svg);
    if (x === undefined) return;
    large.scrollTo(
      x * large.scrollWidth - large.clientWidth / 2,
      y * large.scrollHeight - large.clientHeight / 2,
    );
  }

  by('picture').addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = by('picture').getBoundingClientRect();
    by('dialog').showModal();
    enlarge((clientX - left) / width, (clientY - top) / height);
  });
  by('enlarge').addEventListener('click', () => {
    by('dialog').showModal();
    enlarge(0, 0);
  });
  by('close').addEventListener('click', () => by('dialog').close());
  by('dialog').addEventListener('close', () => by('large').replaceChildren());
  for (const [id, step] of [
    ['back', -1],
    ['next', 1],
    ['large-back', -1],
    ['large-next', 1],
  ])
    by(id).addEventListener('click', () => show(at + step));
  by('range').addEventListener('input', () => show(Number(by('range').value)));
  by('jump').addEventListener('change', () => show(turns()[Number(by('jump').value)].from));
  by('language').addEventListener('change', () => speak(by('language').value));

  const KEYS = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    PageUp: () => turnBy(-1),
    PageDown: () => turnBy(1),
    Home: () => show(0),
    End: () => show(steps().length - 1),
  };
  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.matches('select, input, #large') || KEYS[event.key] === undefined) return;
    event.preventDefault();
    KEYS[event.key]();
  });

  // A finger drawn across the page leafs, unless the page is enlarged and the finger moves it.
  let touch;
  by('step').addEventListener(
    'touchstart',
    ({ touches }) => {
      const still = (globalThis.visualViewport?.scale ?? 1) < 1.05;
      touch = touches.length === 1 && still ? { x: touches[0].clientX, y: touches[0].clientY } : undefined;
    },
    { passive: true },
  );
  by('step').addEventListener(
    'touchend',
    ({ changedTouches }) => {
      if (touch === undefined || changedTouches.length !== 1) return;
      const [x, y] = [changedTouches[0].clientX - touch.x, changedTouches[0].clientY - touch.y];
      touch = undefined;
      if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) show(at + (x < 0 ? 1 : -1));
    },
    { passive: true },
  );

  const place = () => (Number.parseInt(location.hash.slice(1), 10) || 1) - 1;
  addEventListener('hashchange', () => show(place(), true));
  at = Math.max(0, Math.min(steps().length - 1, place()));
  by('language').value = language;
  speak(language);
  by('reader').hidden = false;
  by('bar').hidden = false;
}

by('old').hidden = true;
read().catch(tooOld);
