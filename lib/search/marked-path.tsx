import type { ReactElement } from 'react'
import { css } from '../styled-system/css/index.js'

export interface MarkedPathProps {
  readonly path: string
  readonly matched: ReadonlySet<number>
}

const mark = css({ backgroundColor: 'transparent', color: 'brand', fontWeight: 'strong' })

/** A path with the characters that matched. @source PRJ-031, PRJ-032 */
export function MarkedPath({ path, matched }: MarkedPathProps): ReactElement {
  return (
    <>
      {runs(path, matched).map(({ at, text, isMatch }) =>
        isMatch ? (
          <mark key={at} className={mark}>
            {text}
          </mark>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </>
  )
}

interface Run {
  readonly at: number
  readonly text: string
  readonly isMatch: boolean
}

function runs(path: string, matched: ReadonlySet<number>): readonly Run[] {
  const found: Run[] = []
  for (let at = 0; at < path.length; at++) {
    const isMatch = matched.has(at)
    const last = found.at(-1)
    // A dash between two segments gets spaces around it.
    const letter = path.charAt(at) === '-' ? ' - ' : path.charAt(at)
    if (last && last.isMatch === isMatch) found[found.length - 1] = { ...last, text: last.text + letter }
    else found.push({ at, text: letter, isMatch })
  }
  return found
}
