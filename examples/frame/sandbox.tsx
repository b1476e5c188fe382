import type { MemoryScenario, MemoryTransport } from 'fangkit/testing'
import { type ReactElement, type ReactNode, useState } from 'react'
import './frame.css'
import { SCENARIOS, scenarioOf, withScenario } from './scenario.ts'

export interface SandboxProps {
  readonly title: string
  readonly transport: MemoryTransport
  /** The sources of the example, to copy: their paths in this folder's parent. */
  readonly files: readonly string[]
  readonly children: ReactNode
}

const SOURCES = import.meta.glob<string>('../*/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

/** What stands around every example: its name, the scenario, the code. */
export function Sandbox({ title, transport, files, children }: SandboxProps): ReactElement {
  const [scenario, setScenario] = useState<MemoryScenario>(() => scenarioOf(location.search))
  /** Data differ from the start only in these; the others are switched while the page runs. */
  const needsNewPage = (next: string) => next === 'empty' || scenario === 'empty'
  const change = (next: string) => {
    const href = withScenario(location.href, next)
    if (needsNewPage(next)) return location.assign(href)
    history.replaceState(null, '', href)
    const known = scenarioOf(location.search)
    transport.setScenario(known)
    setScenario(known)
  }
  return (
    <>
      <header className="sandbox-head">
        <a href="../">全部示例</a>
        <h1>{title}</h1>
        <label>
          场景
          <select value={scenario} onChange={(event) => change(event.target.value)}>
            {Object.entries(SCENARIOS).map(([name, label]) => <option key={name} value={name}>{label}</option>)}
          </select>
        </label>
      </header>
      {children}
      <details className="sandbox-code">
        <summary>这个示例的代码</summary>
        <pre><code>{files.map((file) => SOURCES[`../${file}`]).join('\n\n')}</code></pre>
      </details>
    </>
  )
}
