import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { tag } from '../../styled-system/recipes/index.js'
import { useUiText } from '../ui-text.tsx'

/** Grey draft or not started, blue running, orange waiting, green done, red returned. */
export type TagTone = 'idle' | 'brand' | 'warn' | 'ok' | 'bad' | 'line'

/** Text, colour and, for a removable tag, what its cross does. */
export interface TagProps {
  /** `idle`, grey, when absent. */
  readonly tone?: TagTone | undefined
  /** `md` when absent. */
  readonly size?: 'sm' | 'md' | undefined
  /** A lucide icon before the text. */
  readonly icon?: ReactNode
  /** Always a text, because a colour alone carries no meaning. */
  readonly children: ReactNode
  readonly title?: string | undefined
  /** Shows a cross that calls it. */
  readonly onRemove?: (() => void) | undefined
  /** Name of the cross for screen readers; say there what is removed. */
  readonly removeLabel?: string | undefined
  /** -1 when the control around the tag removes it by a key. */
  readonly removeTabIndex?: -1 | undefined
}

/** A short coloured label, for example of a status; removable when `onRemove` is set. */
export function Tag(props: TagProps): ReactElement {
  const { tone = 'idle', size = 'md', icon, children, title, onRemove, removeLabel } = props
  const text = useUiText()
  const classes = tag({ tone, size })
  return (
    <span className={classes.root} data-tone={tone} data-size={size} title={title}>
      {icon}
      {children}
      {onRemove === undefined ? null : (
        <button
          type="button"
          tabIndex={props.removeTabIndex}
          className={classes.remove}
          aria-label={removeLabel ?? text.remove}
          onClick={onRemove}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  )
}
