import { type ReactElement, useEffect, useId } from 'react'
import sheet from './hostile.css?url'

export interface HostPartProps {
  readonly title: string
  readonly calm: boolean
  readonly onCalm: (calm: boolean) => void
}

/** [2] What the host draws itself, styled by its own style sheet. */
export function HostPart({ title, calm, onCalm }: HostPartProps): ReactElement {
  const box = useId()
  // [3] A style sheet of the page, as a host has one; it comes after those of the widgets.
  useEffect(() => {
    if (calm) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    document.head.append(link)
    return () => link.remove()
  }, [calm])
  return (
    <header>
      <a href="../">全部示例</a>
      <h1>{title}</h1>
      <p>
        宿主自己的文字、<button type="button">按钮</button>与表格：
      </p>
      <table>
        <tbody>
          <tr>
            <th>栏</th>
            <td>格</td>
          </tr>
        </tbody>
      </table>
      <input id={box} type="checkbox" checked={!calm} onChange={(event) => onCalm(!event.target.checked)} />
      <label htmlFor={box}>宿主的样式</label>
    </header>
  )
}
