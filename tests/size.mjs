// Gzip sizes of what a partner loads, against the budgets. React is external; parts loaded on demand do not count.
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { build } from 'vite'

const KB = 1024
const BUDGETS = [
  { name: 'provider', code: "export { FangkitProvider } from 'fangkit'", limit: 20 },
  { name: 'ConfigGrid alone', code: "export { FangkitProvider } from 'fangkit'; export { ConfigGrid } from 'fangkit/config-grid'", limit: 90 },
  { name: 'ProjectDetail first view', code: "export { FangkitProvider } from 'fangkit'; export { ProjectDetail } from 'fangkit/project-detail'", limit: 100 },
]
const STYLES = [{ name: 'styles.css', file: 'dist/styles.css', limit: 14 }]

/** Size of the first chunk and everything it imports statically. */
async function firstLoad(code) {
  const entry = 'virtual:measured'
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['fangkit-source', 'module', 'browser', 'production'] },
    plugins: [{ name: 'measured', resolveId: (id) => (id === entry ? `\0${entry}` : null), load: (id) => (id === `\0${entry}` ? code : null) }],
    build: { write: false, minify: true, rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: [/^react(-dom)?($|\/)/] } },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const first = [...chunks.values()].find(({ isEntry }) => isEntry)
  const seen = new Set()
  const take = (name) => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(take)
  }
  take(first.fileName)
  return [...seen].reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0)
}

const rows = []
for (const { name, code, limit } of BUDGETS) rows.push({ name, size: await firstLoad(code), limit })
for (const { name, file, limit } of STYLES) rows.push({ name, size: gzipSync(readFileSync(file), { level: 9 }).length, limit })
let over = 0
for (const { name, size, limit } of rows) {
  const within = size <= limit * KB
  if (!within) over += 1
  console.log(`${name.padEnd(26)} ${(size / KB).toFixed(1).padStart(7)} KB of ${String(limit).padStart(4)} KB  ${within ? 'ok' : 'OVER'}`)
}
process.exit(over === 0 ? 0 : 1)
