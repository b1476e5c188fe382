import {
  BellPlus,
  ClipboardCheck,
  Contrast,
  Keyboard,
  KeyRound,
  MapPin,
  Moon,
  Plus,
  RefreshCw,
  Rows3,
  Rows4,
  ShieldCheck,
  Sun,
  Upload,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router'
import { useCan, useFkQuery } from 'fangkit'
import { type City, CURRENT_JOB, PRIVILEGE, recordAddress } from 'fangkit/domain'
import { dashboardReviews } from '../../pages/home/dashboard-plans.ts'
import { PATHS, projectPath } from '../../paths.ts'
import { SCHEMES } from '../../session/appearance-memory.ts'
import { useLooks } from '../../session/looks-context.tsx'
import { useNextReview } from '../review/use-next-review.ts'
import { useShell } from '../shell-context.tsx'
import { matching, type TargetGroup } from './jump-targets.ts'
import { messages } from './jump-messages.ts'
import type { OpenCase } from './open-case.ts'

/** What the shell does, besides opening pages. */
export interface JumpActions {
  readonly city: City | null
  /** Switches to another city; false when the user stays. */
  readonly moveTo: (city: City) => Promise<boolean>
  readonly changeCity: () => void
  readonly openKeys: () => void
  readonly changePassword: () => void
  readonly refresh: () => void
}

const MINUTE = 60_000

type VerbKey = keyof typeof messages.verbs

interface Verb {
  readonly key: VerbKey
  readonly icon: ReactElement
  readonly note?: string
  readonly go: string | (() => void)
}

const SCHEME_ICONS = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, contrast: <Contrast aria-hidden /> }

/** Returns what this person can do from anywhere, and with the open case, as far as it matches. */
export function useVerbs(actions: JumpActions, openCase: OpenCase | null): (text: string) => TargetGroup {
  const { newProject } = useShell()
  const { looks, setLooks } = useLooks()
  const review = useNextReview()
  const can = useCan()
  const [query] = useSearchParams()
  const job = /^job\/(.+)$/.exec(query.get('record') ?? '')?.[1]
  const { data: waiting } = useFkQuery(dashboardReviews(1), { staleTime: MINUTE })
  const reviews = waiting?.total ?? 0
  const dense = looks.density === 'compact' ? 'comfortable' : 'compact'
  const verbs: readonly Verb[] = [
    ...(newProject ? [{ key: 'newProject' as const, icon: <Plus aria-hidden />, go: () => newProject() }] : []),
    ...(reviews > 0
      ? [
          {
            key: 'review' as const,
            icon: <ClipboardCheck aria-hidden />,
            note: messages.reviewsWaiting(reviews),
            go: review,
          },
        ]
      : []),
    ...(openCase
      ? [
          {
            key: 'upload' as const,
            icon: <Upload aria-hidden />,
            note: openCase.title,
            go: projectPath(openCase.id, { tab: 'papers' }),
          },
        ]
      : []),
    ...(openCase && can(PRIVILEGE.finish)
      ? [
          {
            key: 'remind' as const,
            icon: <BellPlus aria-hidden />,
            note: openCase.title,
            go: projectPath(openCase.id, { tab: 'flow', record: recordAddress('remind', job ?? CURRENT_JOB) }),
          },
        ]
      : []),
    {
      key: 'city',
      icon: <MapPin aria-hidden />,
      ...(actions.city !== null && { note: messages.currentCity(actions.city.name) }),
      go: actions.changeCity,
    },
    ...SCHEMES.filter((scheme) => scheme !== looks.scheme).map((scheme) => ({
      key: scheme,
      icon: SCHEME_ICONS[scheme],
      go: () => setLooks({ ...looks, scheme }),
    })),
    {
      key: dense,
      icon: dense === 'compact' ? <Rows4 aria-hidden /> : <Rows3 aria-hidden />,
      go: () => setLooks({ ...looks, density: dense }),
    },
    { key: 'refresh', icon: <RefreshCw aria-hidden />, go: actions.refresh },
    { key: 'keys', icon: <Keyboard aria-hidden />, go: actions.openKeys },
    { key: 'account', icon: <ShieldCheck aria-hidden />, go: PATHS.account },
    { key: 'password', icon: <KeyRound aria-hidden />, go: actions.changePassword },
  ]
  const named = verbs.map((verb) => ({ ...verb, ...messages.verbs[verb.key] }))
  return (text) => ({
    key: 'verbs',
    targets: matching(named, text).map(({ key, name, note = '', icon, go, match: { marked } }) => ({
      id: `verb ${key}`,
      name,
      note,
      icon,
      go,
      marked,
    })),
  })
}
