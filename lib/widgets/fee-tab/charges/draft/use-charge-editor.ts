import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Value } from '../../../../catalogue/kind.ts'
import { toFangkitError } from '../../../../client/fangkit-error.ts'
import { charges } from '../../../../client/queries/case/fee-plans.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { fieldMessages } from '../../../../locale/zh-cn/fields/field.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useCache } from '../../../../provider/queries/use-cache.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { useToday } from '../../../../provider/use-today.ts'
import type { FeeData } from '../../fee-actions.ts'
import type { ChargeIssue } from './charge-issues.ts'
import {
  changesOf,
  type ChargeEdit,
  chargesOf,
  edited,
  type EditedCharge,
  isBlank,
  isChanged,
  renewed,
  restored,
} from '../charge-rows.ts'
import {
  type EditedReferral,
  isReferralChanged,
  type ReferralField,
  type ReferralIssue,
  referralOf,
  rebasedReferral,
  renewedReferral,
} from './referral.ts'
import { type ChargeDraft, useChargeDraft } from './use-charge-draft.ts'
import { type SaveProblem, useChargeSave } from './use-charge-save.ts'
import { type Judge, useJudge } from './use-judge.ts'

/** Where the keyboard focus goes: a charge, or `referral`. A new object moves it again. */
export interface Pointing {
  readonly key: string
}
export const REFERRAL_PLACE = 'referral'

export interface ChargeEditor {
  readonly rows: readonly EditedCharge[]
  readonly edit: (edit: ChargeEdit) => void
  readonly referral: EditedReferral
  readonly setReferral: (field: ReferralField, value: Value) => void
  readonly setInvalidText: (field: ReferralField, text: string) => void
  readonly settleReferral: (side: 'mine' | 'theirs') => void
  /** Errors shown at rows: after the first attempt to save, and those the server returned. */
  readonly issues: readonly ChargeIssue[]
  readonly referralIssues: readonly ReferralIssue[]
  /** Number of unsaved charges and fields. */
  readonly unsaved: number
  readonly saving: boolean
  /** True once everything is stored. */
  readonly save: () => Promise<boolean>
  /** Discards unsaved changes. */
  readonly discard: () => void
  readonly problem: SaveProblem | null
  readonly draft: ChargeDraft
  readonly restore: () => void
  readonly pointing: Pointing | null
  readonly point: (key: string) => void
}

const NOTHING_WRONG: { readonly charges: readonly ChargeIssue[]; readonly referral: readonly ReferralIssue[] } = {
  charges: [],
  referral: [],
}

/** Editing the charges of a case: validation, saving, and merging what other users change meanwhile. */
export function useChargeEditor(
  projectId: string,
  { charges: stored, project }: FeeData,
  owner: string | null,
): ChargeEditor {
  const texts = useMessages(feeTabMessages)
  const common = useMessages(commonMessages)
  const fields = useMessages(fieldMessages)
  const today = useToday()
  const notify = useNotify()
  const cache = useCache()
  const saver = useChargeSave(projectId)
  const [rows, setRows] = useState(() => chargesOf(stored))
  const [referral, setReferral] = useState(() => referralOf(project))
  const [showsAll, setShowsAll] = useState(false)
  const [said, setSaid] = useState<readonly ChargeIssue[]>([])
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [pointing, setPointing] = useState<Pointing | null>(null)
  useEffect(() => setRows((now) => renewed(now, stored)), [stored])
  useEffect(() => setReferral((now) => renewedReferral(now, project)), [project])

  const changed = rows.filter((row) => isChanged(row) && !isBlank(row))
  const referralChanged = isReferralChanged(referral)
  const { judge, load } = useJudge(changed.length > 0 || referralChanged)
  const judged = useCallback(
    (by: Judge) => ({
      charges: by.chargeIssues(rows, { today, texts: fields, typeUsed: texts.typeUsed }),
      referral: by.referralIssues(referral, today, fields),
    }),
    [rows, referral, today, fields, texts],
  )
  const { charges: own, referral: ownReferral } = useMemo(
    () => (judge === null ? NOTHING_WRONG : judged(judge)),
    [judge, judged],
  )
  const draft = useChargeDraft(projectId, owner, () => ({
    rows: changed,
    referral: referralChanged ? { values: referral.values, unread: referral.unread } : null,
  }))

  const point = useCallback((key: string) => setPointing({ key }), [])
  const edit = useCallback((change: ChargeEdit) => {
    setRows((now) => edited(now, change))
    // Server errors apply only to the values that were sent.
    if ('key' in change)
      setSaid((now) =>
        now.filter(
          ({ key, field }) =>
            key !== change.key || (change.type === 'value' && field !== null && field !== change.field),
        ),
      )
  }, [])
  const stop = (key: string, title: string): false => {
    notify({ tone: 'warning', title })
    point(key)
    return false
  }
  const notifyFailure = (thrown: unknown): void => {
    const notice = noticeOf(toFangkitError(thrown, 'charge-judge'))
    if (notice) notify(notice)
  }
  const failed = (failure: SaveProblem, by: Judge): false => {
    const { error } = failure
    if (error.kind === 'aborted') return false
    if (error.kind === 'signed-out') {
      draft.saveDraft()
      notify({ tone: 'warning', title: common.signedOut, text: common.signedOutText })
      return false
    }
    const places = by.serverIssues(error, failure.sent)
    setSaid(places)
    setProblem(failure)
    if (places[0]) point(places[0].key)
    // A refusal by the server may mean that the data here is out of date.
    if (!error.retryable) void cache.invalidate(charges(projectId))
    return false
  }
  return {
    rows,
    edit,
    referral,
    pointing,
    point,
    draft,
    problem,
    setReferral: useCallback(
      (field, value) =>
        setReferral((now) => ({
          ...now,
          values: { ...now.values, [field]: value },
          unread: without(now.unread, field),
        })),
      [],
    ),
    setInvalidText: useCallback(
      (field, text) => setReferral((now) => ({ ...now, unread: { ...now.unread, [field]: text } })),
      [],
    ),
    settleReferral: useCallback(
      (side) =>
        setReferral((now) =>
          now.theirs === null ? now : side === 'mine' ? rebasedReferral(now, now.theirs) : referralOf(now.theirs),
        ),
      [],
    ),
    issues: useMemo(
      () => [...said, ...(showsAll ? own : own.filter((issue) => hasInvalidText(rows, issue)))],
      [said, showsAll, own, rows],
    ),
    referralIssues: ownReferral,
    unsaved: changed.length + (referralChanged ? 1 : 0),
    saving: saver.saving,
    async save() {
      const torn =
        rows.find(({ theirs }) => theirs !== null)?.key ?? (referral.theirs === null ? undefined : REFERRAL_PLACE)
      if (torn !== undefined) return stop(torn, texts.decideFirst)
      const by = await load().catch((thrown: unknown) => notifyFailure(thrown))
      if (!by) return false
      const {
        charges: [wrong],
        referral: [wrongReferral],
      } = judged(by)
      setShowsAll(true)
      if (wrong) return stop(wrong.key, wrong.message)
      if (wrongReferral) return stop(REFERRAL_PLACE, wrongReferral.message)
      setProblem(null)
      const failure = await saver.run(changesOf(rows), referralChanged ? referral : null, {
        charges: (saved) => setRows(chargesOf(saved)),
        project: (saved) => setReferral(referralOf(saved)),
      })
      if (failure === 'busy') return false
      if (failure !== null) return failed(failure, by)
      setShowsAll(false)
      setSaid([])
      draft.drop()
      notify({ tone: 'success', title: common.saved })
      return true
    },
    discard() {
      setRows(chargesOf(stored))
      setReferral(referralOf(project))
      setShowsAll(false)
      setSaid([])
      setProblem(null)
      draft.end()
    },
    restore() {
      const { offered } = draft
      if (offered === null) return
      setRows((now) => restored(now, offered.rows, stored))
      if (offered.referral !== null) setReferral({ ...referralOf(project), ...offered.referral })
      draft.taken()
    },
  }
}

/** Text that is no amount shows its error at once, because nothing else explains why it does not count. */
function hasInvalidText(rows: readonly EditedCharge[], { key, field }: ChargeIssue): boolean {
  return field === 'totalFee' && rows.some((row) => row.key === key && row.unread !== null)
}

function without(unread: EditedReferral['unread'], field: ReferralField): EditedReferral['unread'] {
  return Object.fromEntries(Object.entries(unread).filter(([name]) => name !== field))
}
