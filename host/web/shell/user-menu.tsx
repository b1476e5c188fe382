import {
  ChevronDown,
  Contrast,
  Keyboard,
  KeyRound,
  LogOut,
  Moon,
  RefreshCw,
  Rows3,
  Rows4,
  ShieldCheck,
  Sun,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { Avatar, Menu, type MenuItem } from 'fangkit/ui'
import { messages } from '../messages.ts'
import { KEYS, keyText } from './keyboard/keys.ts'
import { lettersOn } from './keyboard/letter-keys.ts'
import { keyboardMessages } from './keyboard/keyboard-messages.ts'
import { onWide } from './on-wide.ts'
import { type Looks, type Scheme, SCHEMES } from '../session/appearance-memory.ts'
import { useLooks } from '../session/looks-context.tsx'
import './user-menu.css'

export interface UserMenuProps {
  readonly name: string
  readonly onRefresh: () => void
  readonly onKeys: () => void
  readonly onAccount: () => void
  readonly onPassword: () => void
  readonly onLogout: () => void
}

const button = 'portal-user-menu-button'

/** What each choice of the menu changes in the look. */
const LOOKS: Readonly<Record<string, Partial<Looks>>> = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  contrast: { scheme: 'contrast' },
  comfortable: { density: 'comfortable' },
  compact: { density: 'compact' },
}

const SCHEME_ICON: Readonly<Record<Scheme, ReactElement>> = {
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
  contrast: <Contrast aria-hidden />,
}

/**
 * The menu of the signed-in user: look, reload of parameters, sessions, password and log-out.
 * @source SHL-008, SHL-009, SHL-010
 */
export function UserMenu({ name, onRefresh, onKeys, onAccount, onPassword, onLogout }: UserMenuProps): ReactElement {
  const { looks, setLooks } = useLooks()
  const items: readonly MenuItem[] = [
    ...SCHEMES.filter((scheme) => scheme !== looks.scheme).map(
      (scheme): MenuItem => ({ value: scheme, label: messages.user[scheme], icon: SCHEME_ICON[scheme] }),
    ),
    looks.density === 'compact'
      ? { value: 'comfortable', label: messages.user.comfortable, icon: <Rows3 aria-hidden />, separated: true }
      : { value: 'compact', label: messages.user.compact, icon: <Rows4 aria-hidden />, separated: true },
    { value: 'refresh', label: messages.user.refresh, icon: <RefreshCw aria-hidden />, separated: true },
    {
      value: 'keys',
      label: keyboardMessages.title,
      icon: <Keyboard aria-hidden />,
      ...(lettersOn() && { shortcut: keyText(KEYS.sheet) }),
    },
    { value: 'account', label: messages.user.account, icon: <ShieldCheck aria-hidden />, separated: true },
    { value: 'password', label: messages.user.password, icon: <KeyRound aria-hidden /> },
    { value: 'logout', label: messages.user.logout, icon: <LogOut aria-hidden />, separated: true },
  ]
  const choose = (value: string) => {
    const change = LOOKS[value]
    if (change) setLooks({ ...looks, ...change })
    else if (value === 'refresh') onRefresh()
    else if (value === 'keys') onKeys()
    else if (value === 'account') onAccount()
    else if (value === 'password') onPassword()
    else onLogout()
  }
  return (
    <Menu
      align="end"
      header={name}
      items={items}
      onSelect={choose}
      trigger={
        <button type="button" className={button}>
          <span aria-hidden>
            <Avatar name={name} />
          </span>
          <span className={onWide}>{name}</span>
          <span className={'portal-user-menu-hidden'}>{messages.user.menu}</span>
          <ChevronDown aria-hidden />
        </button>
      }
    />
  )
}
