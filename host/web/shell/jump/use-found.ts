import { useEffect, useState } from 'react'
import { answerOf, type FangkitError, useFkQuery } from 'fangkit'
import { findCalls, type FoundByItself, type FoundPerson } from 'fangkit/contract'
import { projectPath } from '../../paths.ts'
import { concerns } from '../../session/concerns.ts'
import { charactersBetween, matchName, type Target, type TargetGroup } from './jump-targets.ts'
import { stepState } from './step-state.ts'

/** Milliseconds to wait after the last key. */
const PAUSE = 120
/** Minimum length of Latin text, because a single letter matches everything; one Chinese character is a surname. */
const SHORTEST = 2
const LATIN = /^[\u0020-\u024f]*$/

export interface Found {
  /** The text that was asked for last; empty while there is none. */
  readonly asked: string
  readonly people: TargetGroup
  readonly projects: TargetGroup
  /** Why numbers were not searched; empty when they were. */
  readonly refused: string
  /** True until what is shown answers the text. */
  readonly searching: boolean
  readonly byPinyin: boolean
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** Returns customers and cases the server finds for the text; loaded once typing pauses. */
export function useFound(text: string): Found {
  const wanted = LATIN.test(text) && text.length < SHORTEST ? '' : text
  const [asked, ask] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isPending, isPlaceholderData, error, refetch } = useFkQuery(
    asked === '' ? null : concerns(answerOf(findCalls.find, { keyword: asked }), ['Hf20PrjBase', 'Hf23PrjMember']),
    { keepPrevious: true },
  )
  const found = wanted === '' ? undefined : data
  const failed = error?.code === 'FORBIDDEN' ? null : error
  return {
    asked: wanted === '' ? '' : asked,
    people: { key: 'people', targets: (found?.people ?? []).map(personTarget), total: found?.total ?? 0 },
    projects: { key: 'projects', targets: (found?.cases ?? []).map((one) => caseTarget(one, asked)) },
    refused: found?.refused ?? '',
    searching: wanted !== '' && (asked !== wanted || isPlaceholderData || (isPending && !error)),
    byPinyin: (found?.people ?? []).some(({ by }) => by === 'pinyin') || (found?.cases ?? []).some(({ to }) => to > 0),
    error: wanted === '' ? null : failed,
    retry: () => void refetch(),
  }
}

/** Choosing a person opens the case they are in. */
const personTarget = ({ id, name, from, to, side, phone, project }: FoundPerson): Target => ({
  id: `person ${id}`,
  go: projectPath(project.prjId),
  name,
  marked: charactersBetween(from, to),
  tags: side === '' ? [] : [side],
  note: [phone, project.name].filter((part) => part !== '').join(' · '),
  icon: null,
  person: true,
  ...stepState(project),
})

const caseTarget = (found: FoundByItself, text: string): Target => {
  const match = matchName(found.name, text)
  return {
    id: projectPath(found.prjId),
    go: projectPath(found.prjId),
    name: found.name,
    marked: match?.marked ?? charactersBetween(found.from, found.to),
    note: found.prjNo === found.name ? '' : found.prjNo,
    icon: 'folder-kanban',
    ...stepState(found),
  }
}
