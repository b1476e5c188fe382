import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { confirmDialog } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import { ConfirmInput } from './confirm-input.tsx'
import { flag } from '../dom/flag.ts'
import { Modal } from './modal.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useUiText } from '../ui-text.tsx'

/** The question, its two buttons and what they do. */
export interface ConfirmDialogProps {
  /** Whether the question is on screen. */
  readonly open: boolean
  readonly title: ReactNode
  /** What will happen, and to what. */
  readonly children?: ReactNode
  /** Names the action: 删除, not 确定. */
  readonly confirmLabel: string
  /** 取消, or the text of the language, when absent. */
  readonly cancelLabel?: string | undefined
  /** A third way out, such as leaving without saving; in red. */
  readonly alternative?: { readonly label: string; readonly onAct: () => void } | undefined
  /** 440 px when absent. */
  readonly width?: string | undefined
  /** Red, for actions that cannot be undone. */
  readonly danger?: boolean | undefined
  /** True during the action: the dialog cannot be closed. */
  readonly loading?: boolean | undefined
  /** Why the action failed; the dialog stays open. */
  readonly error?: ReactNode
  /** Text the user must type before confirming; for actions that involve money. */
  readonly words?: string | undefined
  /** Label of the box for `words`. */
  readonly wordsLabel?: string | undefined
  /** The user agreed; the caller closes the dialog. */
  readonly onConfirm: () => void
  /** Called for the cancel button and Escape. */
  readonly onCancel: () => void
}

/**
 * Asks before an action that cannot be undone, or what to do with what is unsaved. The focus starts on the cancel
 * button, or on the box for `words`.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { danger = false, loading = false, words, onConfirm, onCancel } = props
  const text = useUiText()
  const startRef = useRef<HTMLButtonElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const classes = confirmDialog()
  const label = props.wordsLabel ?? (words === undefined ? '' : text.typeToConfirm(words))

  return (
    <Modal
      open={props.open}
      onClose={onCancel}
      placement="center"
      role="alertdialog"
      busy={loading}
      width={props.width ?? '440px'}
      contentClassName={classes.content}
      initialFocus={() => inputRef.current ?? startRef.current}
    >
      <ArkDialog.Title className={classes.title} data-danger={flag(words !== undefined)}>
        {words === undefined ? <TriangleAlert aria-hidden /> : <CircleAlert aria-hidden />}
        <span>{props.title}</span>
      </ArkDialog.Title>
      {props.children === undefined || props.children === null ? null : (
        <ArkDialog.Description className={classes.text}>{props.children}</ArkDialog.Description>
      )}
      <ConfirmInput ref={inputRef} words={words} label={label} loading={loading} onConfirm={onConfirm}>
        {(isTyped) => (
          <>
            {props.error === undefined || props.error === null ? null : (
              <div className={classes.error}>
                <Notice tone="bad" role="alert">
                  {props.error}
                </Notice>
              </div>
            )}
            <div className={classes.actions}>
              <Button ref={startRef} onClick={onCancel} disabled={loading}>
                {props.cancelLabel ?? text.cancel}
              </Button>
              {props.alternative === undefined ? null : (
                <Button variant="danger" onClick={props.alternative.onAct} disabled={loading}>
                  {props.alternative.label}
                </Button>
              )}
              <Button
                variant={danger ? 'dangerSolid' : 'primary'}
                onClick={onConfirm}
                loading={loading}
                disabled={!isTyped}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </>
        )}
      </ConfirmInput>
    </Modal>
  )
}
