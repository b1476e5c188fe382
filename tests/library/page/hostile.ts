/** What real host pages do to everything on them, and worse. */
export const HOSTILE = `
html { font-size: 62.5%; line-height: 3; letter-spacing: 2px; word-spacing: 6px; text-transform: uppercase; font-style: italic; cursor: help; text-indent: 8px; white-space: pre; text-shadow: 1px 1px red }
body { font: bold 30px/3 "Courier New", monospace; color: #c00; text-align: right; --blur: blur(9px); --global-font-body: cursive }
* { box-sizing: content-box; letter-spacing: 3px; margin: 3px; transition: all 3s; user-select: none }
*::before, *::after { content: '!'; display: inline-block; color: lime }
#app button, .card button, button { background: gold; border: 5px dotted red; border-radius: 0; padding: 20px; text-transform: uppercase; color: green; min-height: 80px; box-shadow: 0 0 9px red; font: 30px serif; float: right }
#app a, a { color: red; text-decoration: underline wavy; font-weight: 900 }
#app input, input, select, textarea { width: 300px; height: 70px; border: 4px solid lime; background: pink; display: block; font-size: 3rem; appearance: auto }
#app table, table { border-collapse: separate; border-spacing: 9px; width: auto }
#app td, #app th, td, th { padding: 30px; border: 2px solid red; text-align: center; vertical-align: top; background: yellow }
#app ul, #app ol, #app li, ul, ol, li { list-style: square inside; padding-left: 60px }
h1, h2, h3, h4, #app h2, #app h3 { font: 60px fantasy; color: purple; margin: 50px 0; text-shadow: 2px 2px black }
#app label, label { display: block; font-weight: 900; float: left; width: 50% }
#app section, section, header, footer, nav, aside { border: 6px groove blue; padding: 40px; display: inline-block; background: #eee; opacity: .5 }
#app dl, #app dt, #app dd, dl, dt, dd { margin-left: 90px; float: left; font-style: italic }
#app span, #app p, #app b, #app strong, span, p { font-size: 5rem; line-height: 1; color: navy; display: inline }
#app svg, svg { width: 1em; height: 1em; fill: red; stroke: blue; margin: 9px; transform: rotate(45deg) }
#app path, path, circle { fill: red; stroke-width: 9 }
#app div, #app main div { outline: 1px solid red; padding: 1px; min-height: 10px }
:focus, :focus-visible { outline: 9px solid red }
::placeholder { color: red; opacity: .1 }
[role="tab"], [role="tablist"], [role="dialog"], [hidden] { display: block; background: orange }
`
