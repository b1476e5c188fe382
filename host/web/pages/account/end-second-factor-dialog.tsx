import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react'
import { useNotify } from 'fangkit'
import { Button, Dialog, FormField, PasswordInput, TextInput } from 'fangkit/ui'
import { useSending } from '../payments/use-sending.ts'
import { accountMessages } from './account-messages.ts'

const text = accountMessages.secondFactor
const form = 'portal-account-form'

/** Turns the second factor off: asks for the password and a code. */
export function EndSecondFactorDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const notify = useNotify()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ password: '', code: '' })
  const { faults, setFaults, isPending, send } = useSending({
    run: (client, input: typeof typed) => client.api.login.endSecondFactor(input),
    onDone: () => {
      notify({ tone: 'success', title: text.ended })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(typed.password === '' && { password: text.passwordMissing }),
      ...(typed.code === '' && { code: text.codeMissing }),
    }
    if (Object.keys(missing).length > 0) setFaults(missing)
    else if (!isPending) send(typed)
  }
  return (
    <Dialog
      open
      title={text.endTitle}
      width="420px"
      busy={isPending}
      onClose={onClose}
      initialFocus={() => first.current}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id} variant="danger" loading={isPending}>
            {text.end}
          </Button>
        </>
      }
    >
      <form id={id} className={form} noValidate onSubmit={submit}>
        <FormField label={text.password} error={faults['password']} required>
          <PasswordInput
            ref={first}
            autoComplete="current-password"
            maxLength={128}
            value={typed.password}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, password: value }))}
          />
        </FormField>
        <FormField label={text.code} hint={text.codeOrRecovery} error={faults['code']} required>
          <TextInput
            autoComplete="one-time-code"
            maxLength={24}
            value={typed.code}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, code: value }))}
          />
        </FormField>
      </form>
    </Dialog>
  )
}
