import { type ReactElement, useState } from 'react'

export interface CodePartProps {
  readonly name: string
  readonly code: string
}

/** A block of code with a button that copies it. */
export function CodePart({ name, code }: CodePartProps): ReactElement {
  /** The result of copying, with the code it belongs to: other code is not copied yet. */
  const [answer, setAnswer] = useState({ code: '', said: '' })
  const copy = async () => {
    const said = await navigator.clipboard.writeText(code).then(
      () => '已复制',
      () => '浏览器不允许复制，请选中代码后按 Ctrl+C',
    )
    setAnswer({ code, said })
  }
  return (
    <section className="sandbox-code" aria-label={name}>
      <h3>
        <code>{name}</code>
        <span role="status">{answer.code === code ? answer.said : ''}</span>
        <button type="button" onClick={() => void copy()}>
          复制
        </button>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll long lines */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </section>
  )
}
