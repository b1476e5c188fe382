/** What real host pages do to everything on them, and worse. */
export const HOSTILE = `
:root {
  --colors-brand: red; --colors-ink: lime; --fonts-body: cursive; --font-sizes-body: 40px; --sizes-row: 99px;
  --radii-md: 30px; --spacing-4: 60px; --z-index-modal: -1; --blur: blur(9px); --global-font-body: cursive
}
html {
  font-size: 62.5%; line-height: 3; letter-spacing: 2px; word-spacing: 6px; text-transform: uppercase;
  font-style: italic; cursor: help; text-indent: 8px; white-space: pre; text-shadow: 1px 1px red;
  writing-mode: horizontal-tb; font-variant: small-caps; quotes: '[' ']'; tab-size: 1; hyphens: auto;
  word-break: break-all; list-style: square; caret-color: red; accent-color: red; color-scheme: dark
}
body { font: bold 30px/3 "Courier New", monospace; color: #c00; text-align: right }
* { box-sizing: content-box; letter-spacing: 3px; margin: 3px; transition: all 3s; animation: spin 9s paused;
  user-select: none; scrollbar-width: none; font-feature-settings: "smcp"; z-index: 1; max-width: 90% }
*::before, *::after { content: '!'; display: inline-block; color: lime }
@keyframes spin { to { transform: rotate(40deg); color: red } }
@keyframes slide { to { transform: translateX(99px) } }
@keyframes appear { to { visibility: hidden } }
#app button, .card button, button {
  background: gold; border: 5px dotted red; border-radius: 0; padding: 20px; text-transform: uppercase; color: green;
  min-height: 80px; box-shadow: 0 0 9px red; font: 30px serif; float: right
}
button:hover, button:focus, #app button:active, a:hover { background: black; color: white }
button:disabled, input:disabled { opacity: .1; background: black }
#app a, a { color: red; text-decoration: underline wavy; font-weight: 900 }
#app input, input, select, textarea {
  width: 300px; height: 70px; border: 4px solid lime; background: pink; display: block; font-size: 3rem;
  appearance: auto
}
input[type=checkbox], input[type=radio], #app [type=checkbox] {
  width: 60px; height: 60px; position: static; opacity: 1; clip: auto
}
#app table, table { border-collapse: separate; border-spacing: 9px; width: auto; table-layout: auto }
#app td, #app th, td, th {
  padding: 30px; border: 2px solid red; text-align: center; vertical-align: top; background: yellow
}
tr:nth-child(even), tr:hover { background: cyan }
#app ul, #app ol, #app li, ul, ol, li { list-style: square inside; padding-left: 60px }
h1, h2, h3, h4, #app h2, #app h3 { font: 60px fantasy; color: purple; margin: 50px 0; text-shadow: 2px 2px black }
#app label, label { display: block; font-weight: 900; float: left; width: 50% }
#app section, section, header, footer, nav, aside {
  border: 6px groove blue; padding: 40px; display: inline-block; background: #eee; opacity: .5
}
#app dl, #app dt, #app dd, dl, dt, dd { margin-left: 90px; float: left; font-style: italic }
#app span, #app p, #app b, #app strong, span, p { font-size: 5rem; line-height: 1; color: navy; display: inline }
#app svg, svg { width: 1em; height: 1em; fill: red; stroke: blue; margin: 9px; transform: rotate(45deg) }
#app path, path, circle { fill: red; stroke-width: 9 }
#app img, img, canvas, video { width: 40px; height: 40px; border: 3px solid red; filter: invert(1); object-fit: fill }
#app div, #app main div { outline: 1px solid red; padding: 1px; min-height: 10px }
:focus, :focus-visible { outline: 9px solid red }
::placeholder { color: red; opacity: .1 }
::selection { background: red }
dialog, [role=tab], [role=tablist], [role=dialog], [role=listbox], [role=option], [hidden] {
  display: block; background: orange
}
.button, .card, .dialog, .tabs, .badge, .skeleton, .drawer { position: fixed; color: red; background: red }
[data-state=open], [data-scope], [data-part], [data-part=positioner], [aria-selected=true] {
  background: orange; transform: none; inset: 0
}
[popover], :popover-open {
  display: none; inset: 20px; margin: 40px; border: 9px solid red; padding: 30px; width: 300px; height: 200px;
  background: pink; color: red; overflow: hidden; opacity: .3; transform: rotate(3deg); filter: invert(1)
}
[data-host] * { color: #123 !important; float: none !important }
`

/** What a page begins with that wants no looks but its own. */
export const RESET = `
*, *::before, *::after {
  box-sizing: inherit; margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline;
  line-height: calc(1em + .5rem); min-width: 0
}
html { box-sizing: border-box; font-size: 62.5%; -webkit-text-size-adjust: none }
button, input, select, textarea { all: unset; font: inherit; color: inherit; appearance: none }
ol, ul { list-style: none }
table { border-collapse: collapse; border-spacing: 0 }
img, svg, video, canvas, picture { display: block; max-width: 100%; height: auto }
svg:not([fill]) { fill: currentColor }
a { color: inherit; text-decoration: none }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
fieldset, legend { display: contents }
th, td { text-align: inherit; padding: 0 }
:focus { outline: 0 }
[disabled] { pointer-events: none }
[role=button] { cursor: pointer }
`
