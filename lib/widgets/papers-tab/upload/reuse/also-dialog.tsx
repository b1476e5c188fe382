import { type ReactElement, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../../client/client.ts'
import { type AppendixInfo, memberFileCalls, type PaperFile } from '../../../../contract/document/paper-calls.ts'
import { MOST_PAPER_FILES } from '../../../../domain/paper/paper.ts'
import type { PaperSide } from '../../../../domain/paper/paper-side.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useFkMutation } from '../../../../provider/queries/use-fk-mutation.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../../../ui/inputs/search-input.tsx'
import { type CasePlace, obstacleOf, placesOf, rowsFor } from './case-places.ts'
import { placeKey } from '../file-place.ts'
import { nameOf } from '../paper-document.ts'

export interface AlsoDialogProps {
  readonly projectId: string
  /** The side whose papers are offered first. */
  readonly side: PaperSide
  readonly info: AppendixInfo
  /** The files of all papers of the case. */
  readonly all: readonly PaperFile[]
  /** The files that should count elsewhere as well. */
  readonly files: readonly PaperFile[]
  readonly onAdded: (files: readonly PaperFile[]) => void
  readonly onClose: () => void
}

const column = css({ display: 'grid', gap: '12' })
const group = css({ display: 'grid', gap: '8', justifyItems: 'start' })
const heading = css({ textStyle: 'subhead' })
const names = css({ textStyle: 'label', color: 'ink-2', overflowWrap: 'anywhere' })
const why = css({ textStyle: 'note', color: 'ink-3' })
/** Number of entries that need no search. */
const FEW = 8

/**
 * Chooses further papers and people the same files count for, so that one upload serves several requirements.
 * @source PAP-004, PAP-012
 */
export function AlsoDialog({ projectId, side, info, all, files, onAdded, onClose }: AlsoDialogProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const notify = useNotify()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [keyword, setKeyword] = useState('')
  const intent = useRef({ content: '', key: '' })
  const documents = files.flatMap(({ hf2yFileUrl }) => hf2yFileUrl ?? [])
  const places = placesOf(info).filter(({ cardType }) => info.addable === null || info.addable.includes(cardType))
  const labelOf = ({ paper, person }: CasePlace): string => texts.place({ paper, name: person })
  const requested = places.filter((place) => labelOf(place).includes(keyword.trim()))
  const chosen = places.filter((place) => ticked.includes(placeKey(place)))
  const { mutate, isPending } = useFkMutation(
    async (rows: ReturnType<typeof rowsFor>, client) => {
      const content = JSON.stringify(rows)
      if (intent.current.content !== content) intent.current = { content, key: newIdempotencyKey() }
      return (
        await client.call(
          memberFileCalls.addMemberFile,
          { prjId: projectId, rows },
          { idempotencyKey: intent.current.key },
        )
      ).data
    },
    {
      onSuccess: (added) => {
        notify({ tone: 'success', title: texts.alsoDone({ count: chosen.length }) })
        onAdded(added)
        onClose()
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
      },
    },
  )
  const boxOf = (place: CasePlace): ReactElement => {
    const [key, obstacle] = [placeKey(place), obstacleOf(all, place, documents)]
    const note =
      obstacle === 'there' ? texts.alsoThere : obstacle === 'full' ? texts.alsoFull({ limit: MOST_PAPER_FILES }) : null
    return (
      <Checkbox
        key={key}
        label={
          <>
            {labelOf(place)} {note === null ? null : <span className={why}>{note}</span>}
          </>
        }
        value={obstacle === 'there' || ticked.includes(key)}
        disabled={obstacle !== null || isPending}
        onChange={(on) => setTicked(on ? [...ticked, key] : ticked.filter((one) => one !== key))}
      />
    )
  }
  const sides = [
    ...new Set(
      [...requested]
        .sort((one, other) => Number(other.side === side) - Number(one.side === side))
        .map(({ sideName }) => sideName),
    ),
  ]
  return (
    <Dialog
      open
      title={texts.also}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            loading={isPending}
            disabled={chosen.length === 0}
            onClick={() => mutate(rowsFor(all, files, chosen))}
          >
            {texts.alsoAdd({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={column}>
        <div className={names}>{files.map(nameOf).join('、')}</div>
        {places.length > FEW ? (
          <SearchInput label={texts.alsoFind} placeholder={texts.alsoFind} value={keyword} onChange={setKeyword} />
        ) : null}
        {sides.map((sideName) => (
          <section key={sideName} aria-label={sideName} className={group}>
            <h3 className={heading}>{sideName}</h3>
            {requested.filter((place) => place.sideName === sideName).map(boxOf)}
          </section>
        ))}
        {requested.length === 0 ? (
          <EmptyState title={places.length === 0 ? texts.alsoNone : texts.alsoNoMatch} />
        ) : null}
      </div>
    </Dialog>
  )
}
