import { type ReactElement, useEffect, useState } from 'react'
import { CodePart } from './code-part.tsx'

const SOURCES = import.meta.glob<string>('../*/*.{ts,tsx}', { query: '?raw', import: 'default' })

export interface CodePanelProps {
  readonly folder: string
  /** The JSX for the current props; null when the example has no props panel. */
  readonly jsx: string | null
}

/** Shows the files of the example unchanged, the entry file first. */
export function CodePanel({ folder, jsx }: CodePanelProps): ReactElement {
  const [files, setFiles] = useState<readonly { readonly name: string; readonly code: string }[] | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let unmounted = false
    const own = Object.entries(SOURCES)
      .filter(([path]) => path.startsWith(`../${folder}/`))
      .sort(([a], [b]) => Number(b.includes('/main.')) - Number(a.includes('/main.')))
    Promise.all(own.map(async ([path, load]) => ({ name: path.slice('../'.length), code: await load() }))).then(
      (loaded) => {
        if (!unmounted) setFiles(loaded)
      },
      () => {
        if (!unmounted) setFailed(true)
      },
    )
    return () => {
      unmounted = true
    }
  }, [folder])
  return (
    <section className="sandbox-codes" aria-label="代码">
      <h2>代码</h2>
      {jsx !== null && <CodePart name="现在的属性" code={jsx} />}
      {failed && <p role="alert">代码没能载入，请刷新页面。</p>}
      {files === null
        ? !failed && <p>正在载入代码…</p>
        : files.map(({ name, code }) => <CodePart key={name} name={name} code={code} />)}
    </section>
  )
}
