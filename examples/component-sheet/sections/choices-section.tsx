import { Checkbox, Combobox, MultiSelect, RadioCards, RadioGroup, Segmented, Select, Switch } from 'fangkit/ui'
import { type ReactElement, useState } from 'react'
import { PEOPLE, ROOMS, SCHEMES, YES_NO } from './sample-choices.ts'
import { SheetSection } from './sheet-section.tsx'
import { SheetPart } from './sheet-part.tsx'
import { StateHead, StateRow, type Stated } from './state-row.tsx'
import './choices-section.css'

const wide = 'sheet-choices-section-wide'

function People({
  stated,
  loading = false,
}: {
  readonly stated: Stated<string | null>
  readonly loading?: boolean
}): ReactElement {
  const [query, setQuery] = useState('')
  const found = PEOPLE.filter(({ label }) => label.includes(query))
  return (
    <Combobox
      {...stated}
      options={loading ? [] : found}
      loading={loading}
      valueLabel={PEOPLE.find(({ value }) => value === stated.value)?.label}
      query={query}
      onQueryChange={setQuery}
      emptyText="没有这个人"
      placeholder="输入姓名"
      footer={loading ? undefined : `共 ${found.length} 人`}
    />
  )
}

function Waiting(): ReactElement {
  const [value, setValue] = useState<string | null>(null)
  const nothing = (): void => {}
  return (
    <>
      <Select aria-label="选择 加载" options={[]} loading value={value} onChange={setValue} />
      <Select aria-label="选择 没有选项" options={[]} value={null} onChange={nothing} />
      <MultiSelect aria-label="多选 加载" options={[]} loading value={[]} onChange={nothing} />
      <MultiSelect
        aria-label="多选 没有选项"
        options={[]}
        value={[]}
        onChange={nothing}
        emptyText="这个城市还没有楼盘"
      />
      <People loading stated={{ value: null, onChange: nothing, 'aria-label': '查找 加载' }} />
    </>
  )
}

function Marks(): ReactElement {
  const [on, setOn] = useState(true)
  return (
    <>
      <Checkbox label="买家" value={!on} onChange={(value) => setOn(!value)} />
      <Checkbox label="业主" value={on} onChange={setOn} />
      <Checkbox label="全部" value="mixed" onChange={setOn} />
      <Checkbox label="已改" value={on} onChange={setOn} changed />
      <Checkbox label="必选" value={false} onChange={setOn} invalid />
      <Checkbox label="只读" value onChange={setOn} readOnly />
      <Checkbox label="禁用" value={false} onChange={setOn} disabled />
      <Checkbox label="禁用" value onChange={setOn} disabled />
      <Switch label="老带新" value={!on} onChange={(value) => setOn(!value)} />
      <Switch label="找房服务" value={on} onChange={setOn} />
      <Switch label="已改" value={on} onChange={setOn} changed />
      <Switch label="必选" value={false} onChange={setOn} invalid />
      <Switch label="只读" value onChange={setOn} readOnly />
      <Switch label="禁用" value onChange={setOn} disabled />
    </>
  )
}

/** Shows inputs that choose a value. */
export function ChoicesSection(): ReactElement {
  return (
    <SheetPart title="选择">
      <StateHead />
      <StateRow<string | null> name="选择" empty={null} filled="loan" long="long">
        {(stated) => <Select {...stated} options={SCHEMES} clearable={stated['aria-label'].endsWith('已填')} />}
      </StateRow>
      <StateRow<readonly string[]>
        name="多选"
        empty={[]}
        filled={['两房', '三房']}
        long={['两房', '三房', '四房', '复式', '写字楼']}
      >
        {(stated) => <MultiSelect {...stated} options={ROOMS} />}
      </StateRow>
      <StateRow<string | null> name="查找" empty={null} filled="1" long="4">
        {(stated) => <People stated={stated} />}
      </StateRow>
      <StateRow<string | null> name="分段" empty={null} filled="yes" long="no">
        {({ onChange, ...stated }) => <Segmented {...stated} options={YES_NO} onChange={onChange} />}
      </StateRow>
      <StateRow<string | null> name="单选" empty={null} filled="yes" long="no">
        {({ onChange, ...stated }) => <RadioGroup {...stated} options={YES_NO} onChange={onChange} />}
      </StateRow>
      <StateRow<string | null> name="单选列" empty={null} filled="loan" long="fund">
        {({ onChange, ...stated }) => (
          <RadioGroup {...stated} direction="column" options={SCHEMES.slice(0, 2)} onChange={onChange} />
        )}
      </StateRow>
      <SheetSection name="勾选 开关">
        <Marks />
      </SheetSection>
      <SheetSection name="加载 空" columns={5}>
        <Waiting />
      </SheetSection>
      <SheetSection name="单选卡片">
        <Cards />
      </SheetSection>
    </SheetPart>
  )
}

function Cards(): ReactElement {
  const [value, setValue] = useState<string | null>('sale')
  const options = [
    { value: 'sale', label: '房屋买卖', hint: '二手房交易，含网签、过户、抵押' },
    { value: 'loan', label: '抵押贷款', hint: '名下房产抵押，不过户' },
    { value: 'lease', label: '租赁', hint: '这个城市未开通', disabled: true },
  ]
  return (
    <div className={wide}>
      <RadioCards aria-label="业务类型" options={options} value={value} onChange={setValue} />
    </div>
  )
}
