import { ArrowLeft } from 'lucide-react'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCache, useDictionary, useFkMutation, useNotify } from 'fangkit'
import {
  type DraftedValues,
  type EffectiveValue,
  FIELD_CONTROL,
  FIELD_SCOPE,
  GOVERNED,
  MEMBER_TYPE,
  OF_MEMBERS,
  type PreviewedField,
  previewFields,
  project,
  tableCode,
  withDrafts,
} from 'fangkit/domain'
import {
  Button,
  Card,
  ErrorState,
  Notice,
  Select,
  SkeletonCard,
  Switch,
  Table,
  TableCell,
  TableHeaderCell,
  TableRow,
  TextInput,
} from 'fangkit/ui'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { fieldsMessages as texts } from './fields-messages.ts'
import { PreviewForm } from './preview-form.tsx'
import { HERE, LEVEL_CALLS, levelAt, type StoredSetting, useSettings } from './use-settings.ts'
import { useLatest } from '../../use-latest.ts'

type Draft = ReadonlyMap<string, DraftedValues>

const NO_DRAFT: Draft = new Map()

export interface FieldPreviewPageProps {
  /** The list of field settings this belongs to; it decides the level of the draft. */
  readonly path: string
}

/** The fields of a form with the source of each value, a draft of other settings, and the form they would make. */
export function FieldPreviewPage({ path }: FieldPreviewPageProps): ReactElement {
  const [query, setQuery] = useSearchParams()
  const level = levelAt(path)
  const entity = GOVERNED.find((one) => tableCode(one) === query.get('preview')) ?? project
  const table = tableCode(entity)
  const isOfMembers = OF_MEMBERS.includes(entity)
  const kind = query.get('kind')
  const people = isOfMembers ? query.get('people') : null
  const { entries: kinds } = useDictionary('HF01')
  const { data, error, retry } = useSettings(table, kind, people)
  const [draft, setDraft] = useState(NO_DRAFT)
  const { watch, mayLeave } = useLeaveGuard()
  const latest = useLatest(draft)
  useEffect(() => watch(() => latest.current.size > 0), [watch, latest])
  const fields = useMemo(() => {
    const values = { hf02PrjType: level === 'kind' ? kind : null, memberType: people }
    const at = { from: texts.level[level], project: null, city: level === 'city' ? HERE : null, values }
    return previewFields(entity, withDrafts(data ?? [], draft, at))
  }, [entity, data, draft, level, kind, people])
  const choose = async (name: 'preview' | 'kind' | 'people', value: string | null): Promise<void> => {
    if (!(await mayLeave())) return
    setDraft(NO_DRAFT)
    const next = new URLSearchParams(query)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: true })
  }
  const storedAt = (name: string): StoredSetting | undefined =>
    data?.find(
      (one) => one.level === level && one.values['hf02FldName'] === name && one.values['memberType'] === people,
    )
  /** The name drafted or stored at this level; empty where it is inherited. */
  const ownName = (name: string): string => {
    const drafted = draft.get(name)?.['hf02Name1']
    return String((drafted === undefined ? storedAt(name)?.values['hf02Name1'] : drafted) ?? '')
  }
  const put = (name: string, values: DraftedValues): void =>
    setDraft((now) => new Map([...now, [name, { ...now.get(name), ...values }]]))
  const notify = useNotify()
  const cache = useCache()
  const saving = useFkMutation(
    (_: null, client) =>
      client.call(LEVEL_CALLS[level].saveChanges, {
        rows: [...draft].map(([name, values]) => {
          const stored = storedAt(name)
          return stored
            ? { keyValue: stored.key, version: stored.version, ...values }
            : {
                hf02Table: table,
                hf02FldName: name,
                ...(people !== null && { memberType: people }),
                ...(level === 'kind' && { hf02PrjType: kind }),
                ...values,
              }
        }),
      }),
    {
      onSuccess: () => {
        notify({ tone: 'success', title: texts.saved(draft.size) })
        setDraft(NO_DRAFT)
        void cache.invalidate(Object.values(LEVEL_CALLS).map(({ getPageList }) => getPageList.service))
      },
    },
  )
  const blocked = level === 'kind' && kind === null
  const { columns } = texts
  return (
    <div className="portal-fields-page">
      <Link to={path} className="portal-fields-back">
        <ArrowLeft aria-hidden size={14} />
        {texts.back}
      </Link>
      <div className="portal-fields-bar">
        <div>
          <Select
            size="sm"
            aria-label={texts.table}
            options={GOVERNED.map((one) => ({ value: tableCode(one), label: one.title }))}
            value={table}
            onChange={(value) => void choose('preview', value)}
          />
        </div>
        <div>
          <Select
            size="sm"
            clearable
            aria-label={texts.kind}
            placeholder={texts.allKinds}
            options={kinds.map(({ key, value }) => ({ value: key, label: value }))}
            value={kind}
            onChange={(value) => void choose('kind', value)}
          />
        </div>
        {isOfMembers ? (
          <div>
            <Select
              size="sm"
              clearable
              aria-label={texts.people}
              placeholder={texts.everybody}
              options={[
                { value: MEMBER_TYPE.buyer, label: texts.buyer },
                { value: MEMBER_TYPE.owner, label: texts.owner },
              ]}
              value={people}
              onChange={(value) => void choose('people', value)}
            />
          </div>
        ) : null}
        <span>{blocked ? texts.chooseKind : texts.note(texts.level[level])}</span>
      </div>
      {error ? (
        <ErrorState title={error.userMessage} onRetry={retry} />
      ) : data === undefined ? (
        <SkeletonCard rows={8} />
      ) : (
        <Card
          title={texts.title(entity.title)}
          actions={
            draft.size === 0 ? undefined : (
              <>
                <span role="status">{texts.drafted(draft.size)}</span>
                <Button size="sm" disabled={saving.isPending} onClick={() => setDraft(NO_DRAFT)}>
                  {texts.discard}
                </Button>
                <Button size="sm" variant="primary" loading={saving.isPending} onClick={() => saving.mutate(null)}>
                  {texts.save}
                </Button>
              </>
            )
          }
        >
          {saving.error && draft.size > 0 ? (
            <Notice tone="bad" title={texts.refused}>
              {saving.error.issues.length > 0
                ? saving.error.issues.map(({ message }) => message).join('；')
                : saving.error.userMessage}
            </Notice>
          ) : null}
          <div className="portal-fields-table">
            <Table label={texts.title(entity.title)} tight>
              <thead>
                <tr>
                  {Object.values(columns).map((column) => (
                    <TableHeaderCell key={column}>{column}</TableHeaderCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <FieldRow
                    key={field.name}
                    field={field}
                    declared={entity.fields[field.name]?.label ?? field.name}
                    ownName={ownName(field.name)}
                    disabled={blocked}
                    onPut={(values) => put(field.name, values)}
                  />
                ))}
              </tbody>
            </Table>
          </div>
        </Card>
      )}
      <Card title={texts.form} size="slim">
        <PreviewForm entity={entity} fields={fields} />
      </Card>
    </div>
  )
}

interface FieldRowProps {
  readonly field: PreviewedField
  /** The name the program itself declares. */
  readonly declared: string
  readonly ownName: string
  readonly disabled: boolean
  readonly onPut: (values: DraftedValues) => void
}

function FieldRow({ field, declared, ownName, disabled, onPut }: FieldRowProps): ReactElement {
  const { label, required, shown, locked, form } = field
  const { columns } = texts
  const shared = (column: string) => ({ 'aria-label': texts.of(column, declared), disabled })
  return (
    <TableRow>
      <TableCell>{declared}</TableCell>
      <TableCell>
        <TextInput
          size="sm"
          {...shared(columns.label)}
          value={ownName}
          placeholder={label.text}
          onChange={(event) => onPut({ hf02Name1: event.target.value || null })}
        />
        <Source of={label} />
      </TableCell>
      <TableCell>
        <Switch
          {...shared(columns.required)}
          value={form.required}
          onChange={(on) => onPut({ hf02CtrlVals1Pc: on ? FIELD_CONTROL.required : FIELD_CONTROL.optional })}
        />
        <Source of={required} />
      </TableCell>
      <TableCell>
        <Switch
          {...shared(columns.hidden)}
          value={form.visible === 'no'}
          onChange={(on) => onPut({ hf02CtrlVals3: on ? FIELD_SCOPE.hidden : FIELD_SCOPE.common })}
        />
        <Source of={shown} />
      </TableCell>
      <TableCell>
        <Switch {...shared(columns.locked)} value={!form.editable} onChange={(on) => onPut({ optValue: on ? 1 : 0 })} />
        <Source of={locked} />
      </TableCell>
    </TableRow>
  )
}

/** What holds, and where it comes from. */
function Source({ of: { text, from } }: { readonly of: EffectiveValue }): ReactElement {
  return <small>{texts.source(text, from)}</small>
}
