import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { answerOf, useCache, useFkMutation, useFkQuery, useNotify, useToday } from 'fangkit'
import {
  check,
  type DraftedValues,
  type Entity,
  FIELD_CONTROL,
  FIELD_SCOPE,
  fieldLevels,
  GOVERNED,
  isEmpty,
  PRIVILEGE,
  previewFields,
  type PreviewedField,
  tableCode,
} from 'fangkit/domain'
import { Button, ErrorState, ForbiddenState, Notice, Segmented, SkeletonCard, Tag } from 'fangkit/ui'
import { formPath } from '../../grid-form-address.ts'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { useLatest } from '../../use-latest.ts'
import { FieldCondition } from './field-condition.tsx'
import { FieldDependents } from './field-dependents.tsx'
import { FieldImpact } from './field-impact.tsx'
import { FieldLevels } from './field-levels.tsx'
import { FieldSample } from './field-sample.tsx'
import { fieldsMessages } from './fields-messages.ts'
import { PanelFrame } from './panel-frame.tsx'
import { panelMessages as texts } from './panel-messages.ts'
import { useFieldUse } from './use-field-use.ts'
import { LEVEL_CALLS, LEVEL_ENTITY, type Level, type StoredSetting, useSettings } from './use-settings.ts'

export interface FieldPanelProps {
  /** Address of the list. */
  readonly path: string
  readonly level: Level
  /** Key of the setting that is shown. */
  readonly id: string
  readonly docked: boolean
  /** Keys of the settings before and after it on the page of the list; null at the ends. */
  readonly before: string | null
  readonly after: string | null
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

type Choice = 'required' | 'optional' | 'hidden' | 'back'

const CHANGING = [PRIVILEGE.update, PRIVILEGE.save]

/**
 * One field setting beside its list: what each level says and which decides, whom a change affects, how the form would
 * look, and what changes with the field. It is changed here and saved as one step.
 * @source FRM-001 to FRM-007, ROU-002, ROU-011
 */
export function FieldPanel(props: FieldPanelProps): ReactElement {
  const { path, level, id, docked, before, after, onShow, onClose } = props
  const record = useFkQuery(answerOf(LEVEL_CALLS[level].getOne, { id }))
  const values = record.data
  const table = codeIn(values, 'hf02Table')
  const name = codeIn(values, 'hf02FldName') ?? ''
  const kind = level === 'kind' ? codeIn(values, 'hf02PrjType') : null
  const people = codeIn(values, 'memberType')
  const entity = GOVERNED.find((one) => tableCode(one) === table)
  const settings = useSettings(table, kind, people)
  const stored = settings.data?.find((one) => one.level === level && one.key === id)
  // The draft of another field is none of this one.
  const [draft, setDraft] = useState<{ readonly id: string; readonly choice: Choice } | null>(null)
  const choice = draft?.id === id ? draft.choice : null
  const answer = useFieldUse(table === null ? null : { table, name, people, kind })
  const may = useFkQuery(answerOf(LEVEL_CALLS[level].getOpts, {}))
  const mayChange = CHANGING.every((one) => may.data?.includes(one))

  const { watch, mayLeave } = useLeaveGuard()
  const latest = useLatest(choice)
  useEffect(() => watch(() => latest.current !== null), [watch, latest])
  const go = (act: () => void) => async (): Promise<void> => {
    if (await mayLeave()) act()
  }

  const own = settings.data?.filter((one) => LEVELS.indexOf(one.level) <= LEVELS.indexOf(level)) ?? []
  const all = entity && settings.data ? fieldOf(entity, name, settings.data) : undefined
  const now = entity && settings.data ? fieldOf(entity, name, own) : undefined
  const drafted = choice === null ? null : valuesOf(choice, stored)
  const then =
    entity && drafted && stored
      ? fieldOf(
          entity,
          name,
          own.map((one) => (one === stored ? { ...one, values: { ...one.values, ...drafted } } : one)),
        )
      : now
  const save = useSave(level, declaredLabel(entity, name), () => setDraft(null))
  const choose = (next: Choice | null): void => {
    save.reset()
    setDraft(next && { id, choice: next })
  }
  const submit = stored && drafted && then ? () => save.mutate({ stored, values: drafted, text: stateOf(then) }) : null

  const title = all?.label.text ?? (name === '' ? texts.nameless : declaredLabel(entity, name))
  const footer =
    mayChange && choice !== null ? (
      <>
        <small>{texts.takesEffect}</small>
        <Button disabled={save.isPending} onClick={() => choose(null)}>
          {texts.cancel}
        </Button>
        <Button variant="primary" loading={save.isPending} onClick={() => submit?.()}>
          {texts.save}
        </Button>
      </>
    ) : null
  const error = record.error ?? settings.error
  return (
    <PanelFrame
      title={title}
      badge={all ? <Tag tone={toneOf(all)}>{stateOf(all)}</Tag> : null}
      docked={docked}
      footer={footer}
      onUp={before === null ? null : () => void go(() => onShow(before))()}
      onDown={after === null ? null : () => void go(() => onShow(after))()}
      onSave={submit}
      onClose={() => void go(onClose)()}
    >
      {error?.kind === 'forbidden' ? (
        <ForbiddenState>{error.userMessage}</ForbiddenState>
      ) : error ? (
        <ErrorState
          title={error.kind === 'not-found' ? texts.gone : error.userMessage}
          onRetry={() => {
            void record.refetch()
            settings.retry()
          }}
        />
      ) : !entity || !all || !now || !then || !settings.data ? (
        <SkeletonCard rows={8} />
      ) : (
        <>
          <p className="portal-field-code">{texts.of(entity.title, name)}</p>
          <Part title={texts.fromWhere}>
            <FieldLevels levels={fieldLevels(entity, name, settings.data)} />
            <small>{texts.otherwise(all.label.text, all.locked.text)}</small>
            <FieldCondition entity={entity} name={name} addressOf={addressOf} />
          </Part>
          <Part
            title={texts.changeTo}
            beside={
              mayChange && level !== 'general' && stored && saysState(stored) ? (
                <Button size="sm" variant="link" onClick={() => choose('back')}>
                  {texts.back(fieldsMessages.level.general)}
                </Button>
              ) : null
            }
          >
            <Changes
              level={level}
              entity={entity}
              name={name}
              stored={stored}
              value={choiceOf(then)}
              changed={choice === null ? null : stateOf(now)}
              disabled={!mayChange || save.isPending}
              onChange={(next) => choose(next === choiceOf(now) ? null : next)}
            />
            {may.data && !mayChange ? <small>{texts.whoMayChange}</small> : null}
            {level !== 'city' && stateOf(all) !== stateOf(now) ? <small>{texts.cityStays(stateOf(all))}</small> : null}
            {save.error && choice !== null ? (
              <Notice tone="bad" role="alert" title={texts.refused}>
                {save.error.issues.length > 0
                  ? save.error.issues.map(({ message }) => message).join('；')
                  : save.error.userMessage}
              </Notice>
            ) : null}
          </Part>
          <Part title={texts.inUse}>
            <FieldImpact answer={answer} change={choice === null ? null : changeOf(now, then)} name={name} />
          </Part>
          <Part
            title={texts.formWill}
            beside={
              <Link to={`${path}?${new URLSearchParams(previewOf(entity, kind, people))}`}>{texts.wholeForm}</Link>
            }
          >
            <FieldSample
              key={id}
              entity={entity}
              name={name}
              draft={{
                label: then.label.text,
                required: choiceOf(then) === 'required',
                hidden: choiceOf(then) === 'hidden',
                locked: !then.form.editable,
              }}
            />
          </Part>
          <Part title={texts.follows}>
            <FieldDependents key={id} entity={entity} name={name} use={answer.use} addressOf={addressOf} />
          </Part>
          {mayChange ? (
            <p>
              <Link to={formPath(path, 'EDIT', id)}>{texts.more}</Link>
            </p>
          ) : null}
        </>
      )}
    </PanelFrame>
  )

  /** The address of a field of the same record in this list. */
  function addressOf(of: Entity, field: string): string | null {
    const line =
      of === entity
        ? settings.data?.find((one) => one.level === level && one.values['hf02FldName'] === field)
        : undefined
    return line ? formPath(path, 'VIEW', line.key) : null
  }
}

const LEVELS: readonly Level[] = ['general', 'kind', 'city']

interface PartProps {
  readonly title: string
  readonly beside?: ReactNode
  readonly children: ReactNode
}

function Part({ title, beside, children }: PartProps): ReactElement {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3>
        <span id={titleId}>{title}</span>
        {beside}
      </h3>
      {children}
    </section>
  )
}

interface ChangesProps {
  readonly level: Level
  readonly entity: Entity
  readonly name: string
  readonly stored: StoredSetting | undefined
  readonly value: Choice | null
  /** What is stored, where the draft differs. */
  readonly changed: string | null
  readonly disabled: boolean
  readonly onChange: (choice: Choice) => void
}

/** The values a level can set. Those a rule of the field refuses say why. */
function Changes({ level, entity, name, stored, value, changed, disabled, onChange }: ChangesProps): ReactElement {
  const today = useToday()
  const optionOf = (choice: Choice, label: string) => {
    const wanted = { ...stored?.values, ...valuesOf(choice, stored) }
    const issue = check(LEVEL_ENTITY[level], wanted, { today }).find(({ field }) => Object.hasOwn(SAID, field))
    return { value: choice, label, ...(issue && { disabled: true, hint: issue.message }) }
  }
  const options = [
    optionOf('required', texts.required),
    optionOf('optional', entity.required[name] ? texts.conditional : texts.optional),
    optionOf('hidden', texts.hidden),
  ]
  return (
    <>
      <Segmented
        block
        aria-label={texts.changeTo}
        options={options}
        value={value}
        changed={changed !== null}
        disabled={disabled}
        onChange={(next) => onChange(options.find((one) => one.value === next)?.value ?? 'optional')}
      />
      {changed === null ? null : (
        <small role="status" data-changed>
          {texts.before(changed)}
        </small>
      )}
      {options.map(({ value: choice, hint }) => (hint === undefined ? null : <small key={choice}>{hint}</small>))}
    </>
  )
}

/** The parts of a setting that say whether a field must be filled in, and whether it appears. */
const SAID: DraftedValues = { hf02CtrlVals1Pc: null, hf02CtrlVals3: null }
const saysState = ({ values }: StoredSetting): boolean =>
  Object.keys(SAID).some((part) => !isEmpty(values[part] ?? null))

/** What a choice sets. A field that was hidden appears again; one that only some people have stays theirs. */
function valuesOf(choice: Choice, stored: StoredSetting | undefined): DraftedValues {
  if (choice === 'back') return SAID
  if (choice === 'hidden') return { hf02CtrlVals3: FIELD_SCOPE.hidden }
  const scope = stored?.values['hf02CtrlVals3'] ?? null
  return {
    hf02CtrlVals1Pc: choice === 'required' ? FIELD_CONTROL.required : FIELD_CONTROL.optional,
    hf02CtrlVals3: scope === FIELD_SCOPE.hidden || scope === null ? FIELD_SCOPE.common : scope,
  }
}

const fieldOf = (entity: Entity, name: string, settings: readonly StoredSetting[]): PreviewedField | undefined =>
  previewFields(entity, settings).find((one) => one.name === name)

const stateOf = ({ state }: PreviewedField): string => state.text

function choiceOf({ shown, required }: PreviewedField): Choice | null {
  if (shown.text === texts.hidden) return 'hidden'
  if (required.text === texts.required) return 'required'
  return required.text === texts.optional || required.text === texts.conditional ? 'optional' : null
}

function changeOf(now: PreviewedField, then: PreviewedField): 'asks' | 'hides' | null {
  const next = choiceOf(then)
  if (next === choiceOf(now)) return null
  return next === 'required' ? 'asks' : next === 'hidden' ? 'hides' : null
}

const TONES: Readonly<Record<string, 'brand' | 'warn'>> = { [texts.required]: 'brand', [texts.conditional]: 'warn' }
const toneOf = ({ shown, required }: PreviewedField): 'brand' | 'warn' | 'idle' =>
  (shown.text === texts.hidden ? null : TONES[required.text]) ?? 'idle'

const declaredLabel = (entity: Entity | undefined, name: string): string => entity?.fields[name]?.label ?? name

function codeIn(values: Readonly<Record<string, unknown>> | undefined, name: string): string | null {
  const value = values?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const previewOf = (entity: Entity, kind: string | null, people: string | null): Record<string, string> => ({
  preview: tableCode(entity),
  ...(kind !== null && { kind }),
  ...(people !== null && { people }),
})

interface Saved {
  readonly stored: StoredSetting
  readonly values: DraftedValues
  readonly text: string
}

/** Saves a setting, and offers its former values back. */
function useSave(level: Level, label: string, onSaved: () => void) {
  const notify = useNotify()
  const cache = useCache()
  const renew = (): void => void cache.invalidate(Object.values(LEVEL_CALLS).map(({ getOne }) => getOne.service))
  const { mutate: takeBack } = useFkMutation(
    ({ key, version, values }: Pick<StoredSetting, 'key' | 'version'> & { readonly values: DraftedValues }, client) =>
      client.call(LEVEL_CALLS[level].doSave, { keyValue: key, version, ...values }),
    { onSuccess: renew },
  )
  return useFkMutation(
    ({ stored, values }: Saved, client) =>
      client.call(LEVEL_CALLS[level].doSave, { keyValue: stored.key, version: stored.version, ...values }),
    {
      onSuccess: ({ data: { version } }, { stored, values, text }) => {
        const former = Object.fromEntries(Object.keys(values).map((part) => [part, stored.values[part] ?? null]))
        notify({
          tone: 'success',
          title: texts.saved(label, text),
          action: { label: texts.undo, onAct: () => takeBack({ key: stored.key, version, values: former }) },
        })
        onSaved()
        renew()
      },
    },
  )
}
