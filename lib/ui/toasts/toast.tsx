import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react'
import { toast } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import type { ToastEntry } from './create-toaster.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { isComposing } from '../dom/is-composing.ts'
import { useUiText } from '../ui-text.tsx'

export interface ToastProps {
  readonly entry: ToastEntry
  /** True while the user hovers or focuses a message; the countdown stops. */
  readonly paused: boolean
  readonly onClose: (id: string) => void
}

const icons = {
  success: <CircleCheck aria-hidden />,
  info: <Info aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  error: <CircleX aria-hidden />,
}

const SECOND = 1000
const SHORT = 4000
const TIME_TO_ACT = 8000

/** Errors stay until closed; a message with an action stays twice as long. */
const lifetime = ({ tone, action }: ToastEntry): number | null => {
  if (tone === 'error') return null
  return action === undefined ? SHORT : TIME_TO_ACT
}

/**
 * Counts down in whole seconds while `running`.
 * @param total milliseconds; `null` never ends
 * @returns the milliseconds left; 0 or less at the end
 */
function useCountdown(total: number | null, running: boolean): number | null {
  const [left, setLeft] = useState(total)
  useEffect(() => {
    if (left === null || left <= 0 || !running) return undefined
    const timer = setTimeout(() => setLeft(left - SECOND), Math.min(left, SECOND))
    return () => clearTimeout(timer)
  }, [left, running])
  return left
}

/** One message of the `Toaster`. */
export function Toast({ entry, paused, onClose }: ToastProps): ReactElement {
  const { id, tone, title, text: detail, action } = entry
  const text = useUiText()
  const classes = toast()
  const left = useCountdown(lifetime(entry), !paused)
  const isOver = !paused && left !== null && left <= 0
  useEffect(() => {
    if (isOver) onClose(id)
  }, [isOver, onClose, id])

  const pressEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.stopPropagation()
    onClose(id)
  }

  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={classes.root} data-tone={tone}>
      {icons[tone]}
      <div className={classes.body}>
        {title}
        {detail === undefined ? null : <div className={classes.text}>{detail}</div>}
      </div>
      <div className={classes.actions}>
        {action === undefined ? null : (
          <Button
            variant="text"
            size="sm"
            onKeyDown={pressEscape}
            onClick={() => {
              onClose(id)
              action.onAct()
            }}
          >
            {action.label}
            {left === null ? null : <span aria-hidden>{text.secondsLeft(Math.ceil(left / 1000))}</span>}
          </Button>
        )}
        <IconButton
          size="sm"
          label={text.close}
          icon={<X aria-hidden />}
          onKeyDown={pressEscape}
          onClick={() => onClose(id)}
        />
      </div>
    </div>
  )
}
