import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import type { Enrolment } from 'fangkit/contract'
import { Button, Dialog, FormField, Notice, PasswordInput, TextInput } from 'fangkit/ui'
import { useSending } from '../payments/use-sending.ts'
import { accountMessages } from './account-messages.ts'
import { CodePicture } from './code-picture.tsx'

const text = accountMessages.secondFactor
const form = 'portal-account-form'
const secretBox = 'portal-account-secret'
const codesBox = 'portal-account-codes'

/** Turns the second factor on: password, picture for the app, first code, recovery codes. */
export function StartSecondFactorDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const start = useSending({
    run: (client, typed: string) => client.api.login.startSecondFactor({ password: typed }),
    onDone: ({ data }) => setEnrolment(data),
  })
  const confirm = useSending({
    run: (client, typed: string) => client.api.login.confirmSecondFactor({ code: typed }),
    onDone: ({ data }) => setRecovery(data.recoveryCodes),
  })
  const busy = start.isPending || confirm.isPending
  const step = recovery ? 'recovery' : enrolment ? 'code' : 'password'
  // Each step begins in its field.
  useEffect(() => {
    if (step === 'code') input.current?.focus()
  }, [step])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (step === 'recovery') onClose()
    else if (step === 'password')
      password === '' ? start.setFaults({ password: text.passwordMissing }) : start.send(password)
    else code === '' ? confirm.setFaults({ code: text.codeMissing }) : confirm.send(code)
  }
  return (
    <Dialog
      open
      title={text.startTitle}
      width="460px"
      busy={busy}
      onClose={onClose}
      initialFocus={() => input.current}
      footer={
        <>
          {step === 'recovery' ? null : (
            <Button disabled={busy} onClick={onClose}>
              {text.cancel}
            </Button>
          )}
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {text.next[step]}
          </Button>
        </>
      }
    >
      <form id={id} className={form} noValidate onSubmit={submit}>
        {recovery ? (
          <>
            <Notice tone="warn">{text.recoveryText}</Notice>
            <ul className={codesBox} aria-label={text.recovery}>
              {recovery.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        ) : enrolment ? (
          <>
            <p>{text.scan}</p>
            <CodePicture address={enrolment.address} label={text.picture} />
            <p>
              {text.typeSecret}
              <code className={secretBox}>{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <FormField label={text.code} error={confirm.faults['code']} required>
              <TextInput
                ref={input}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={7}
                value={code}
                onChange={({ currentTarget: { value } }) => setCode(value)}
              />
            </FormField>
          </>
        ) : (
          <>
            <p>{text.startText}</p>
            <FormField label={text.password} error={start.faults['password']} required>
              <PasswordInput
                ref={input}
                autoComplete="current-password"
                maxLength={128}
                value={password}
                onChange={({ currentTarget: { value } }) => setPassword(value)}
              />
            </FormField>
          </>
        )}
      </form>
    </Dialog>
  )
}
