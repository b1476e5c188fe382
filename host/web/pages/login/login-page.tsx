import { KeyRound, Lock, User } from 'lucide-react'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toFangkitError } from 'fangkit'
import { Button, FormField, Notice, PasswordInput, TextInput } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { usePortal } from '../../session/portal-context.tsx'
import { hasEnded, returnPath } from '../../session/return-path.ts'
import { LoginIntroduction } from './login-introduction.tsx'
import './login-page.css'

const page = 'portal-login-page-page'
const side = 'portal-login-page-side'
const form = 'portal-login-page-form'
const heading = 'portal-login-page-heading'
const lead = 'portal-login-page-lead'
const note = 'portal-login-page-note'

interface LoginErrors {
  readonly userName?: string
  readonly password?: string
  readonly code?: string
}

/** /login. Always reachable; leads back to the page the user came from. @source ROU-014, ROU-017, OPN-074 */
export function LoginPage(): ReactElement {
  const { auth } = usePortal()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  // Null until the account turns out to need one.
  const [code, setCode] = useState<string | null>(null)
  const [errors, setErrors] = useState<LoginErrors>({})
  const [busy, setBusy] = useState(false)
  const nameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const asksCode = code !== null
  useEffect(() => nameRef.current?.focus(), [])
  useEffect(() => {
    if (asksCode) codeRef.current?.focus()
  }, [asksCode])
  useEffect(() => {
    document.title = messages.titled(messages.pages.login)
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing: LoginErrors = {
      ...(userName.trim() === '' && { userName: messages.login.userNameMissing }),
      ...(password === '' && { password: messages.login.passwordMissing }),
      ...(code === '' && { code: messages.login.codeMissing }),
    }
    setErrors(missing)
    if (missing.userName !== undefined) return nameRef.current?.focus()
    if (missing.password !== undefined) return passwordRef.current?.focus()
    if (missing.code !== undefined) return codeRef.current?.focus()
    setBusy(true)
    try {
      await auth.signIn({ userName: userName.trim(), password, ...(code !== null && { code }) })
      await navigate(returnPath(state), { replace: true })
    } catch (error) {
      const { issues, userMessage } = toFangkitError(error, 'login.doLogin')
      const asked = issues.find(({ field }) => field === 'code')
      if (asked) {
        // The first time it is a question rather than an error.
        setErrors(asksCode ? { code: asked.message } : {})
        setCode('')
        codeRef.current?.focus()
      } else {
        setErrors({ password: userMessage })
        passwordRef.current?.select()
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <main className={page}>
      <LoginIntroduction />
      <section className={side}>
        <form className={form} onSubmit={(event) => void submit(event)} noValidate>
          <div>
            <h1 className={heading}>{messages.login.title}</h1>
            <p className={lead}>{messages.login.lead}</p>
          </div>
          {hasEnded(state) ? (
            <Notice tone="warn" role="status">
              {messages.login.ended}
            </Notice>
          ) : null}
          <FormField label={messages.login.userName} error={errors.userName}>
            <TextInput
              ref={nameRef}
              size="lg"
              icon={<User aria-hidden />}
              name="userName"
              autoComplete="username"
              maxLength={64}
              value={userName}
              onChange={(event) => {
                setUserName(event.currentTarget.value)
                setCode(null)
              }}
            />
          </FormField>
          <div aria-live="assertive">
            <FormField label={messages.login.password} error={errors.password}>
              <PasswordInput
                ref={passwordRef}
                size="lg"
                icon={<Lock aria-hidden />}
                name="password"
                autoComplete="current-password"
                maxLength={128}
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            </FormField>
          </div>
          {asksCode ? (
            <FormField label={messages.login.code} hint={messages.login.codeHint} error={errors.code}>
              <TextInput
                ref={codeRef}
                size="lg"
                icon={<KeyRound aria-hidden />}
                name="code"
                autoComplete="one-time-code"
                maxLength={24}
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            </FormField>
          ) : null}
          <Button type="submit" variant="primary" size="lg" block loading={busy}>
            {messages.login.submit}
          </Button>
          <p className={note}>{messages.login.note}</p>
        </form>
      </section>
    </main>
  )
}
