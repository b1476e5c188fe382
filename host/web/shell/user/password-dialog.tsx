import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react'
import { noticeOf, toFangkitError, useFangkit, useNotify } from 'fangkit'
import { Button, Dialog, FormField, PasswordInput } from 'fangkit/ui'
import './password-dialog.css'

/** Texts of the dialog that changes the user's own password. */
const messages = {
  title: '修改密码',
  old: '原密码',
  next: '新密码',
  again: '再输入一次新密码',
  hint: '8 至 64 个字符，最好 12 个以上；不能是常见的密码，也不能含有登录名',
  missing: (label: string) => `请输入${label}`,
  differs: '两次输入的新密码不一致',
  save: '修改',
  cancel: '取消',
  done: '密码已修改',
  doneText: '您在其他地方的登录已结束。',
} as const

const form = 'portal-password-dialog-form'
const NAMES = ['oldPassword', 'newPassword', 'again'] as const
type Name = (typeof NAMES)[number]
type Typed = Readonly<Record<Name, string>>
const LABELS: Typed = { oldPassword: messages.old, newPassword: messages.next, again: messages.again }
const AUTOCOMPLETE = { oldPassword: 'current-password', newPassword: 'new-password', again: 'new-password' } as const

/** Changes the user's own password. Errors are shown at their field; other sessions of the user are signed out. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { api } = useFangkit()
  const notify = useNotify()
  const id = useId()
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const [typed, setTyped] = useState<Typed>({ oldPassword: '', newPassword: '', again: '' })
  const [errors, setErrors] = useState<Partial<Typed>>({})
  const [busy, setBusy] = useState(false)
  const showErrors = (found: Partial<Typed>) => {
    setErrors(found)
    const first = NAMES.find((name) => found[name] !== undefined)
    if (first) inputs.current[first]?.focus()
    return first === undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !showErrors(missingIn(typed))) return
    setBusy(true)
    try {
      await api.login.changePassword({ oldPassword: typed.oldPassword, newPassword: typed.newPassword })
      notify({ tone: 'success', title: messages.done, text: messages.doneText })
      onClose()
    } catch (thrown) {
      const error = toFangkitError(thrown, 'login.changePassword')
      const byField = Object.fromEntries(
        error.issues.flatMap(({ field, message }) => (NAMES.some((name) => name === field) ? [[field, message]] : [])),
      )
      const notice = showErrors(byField) ? noticeOf(error) : null
      if (notice) notify(notice)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={messages.title}
      width="420px"
      busy={busy}
      onClose={onClose}
      initialFocus={() => inputs.current.oldPassword ?? null}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={id} className={form} noValidate onSubmit={(event) => void submit(event)}>
        {NAMES.map((name) => (
          <FormField
            key={name}
            label={LABELS[name]}
            error={errors[name]}
            hint={name === 'newPassword' ? messages.hint : undefined}
            required
          >
            <PasswordInput
              ref={(input) => {
                inputs.current[name] = input
              }}
              name={name}
              autoComplete={AUTOCOMPLETE[name]}
              maxLength={128}
              value={typed[name]}
              onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
            />
          </FormField>
        ))}
      </form>
    </Dialog>
  )
}

function missingIn(typed: Typed): Partial<Typed> {
  const missing = Object.fromEntries(
    NAMES.filter((name) => typed[name] === '').map((name) => [name, messages.missing(LABELS[name])]),
  )
  return Object.keys(missing).length > 0 || typed.newPassword === typed.again ? missing : { again: messages.differs }
}
