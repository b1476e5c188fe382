import { Kbd, NumberStepper, PasswordInput, SearchInput, TextArea, TextInput } from 'fangkit/ui'
import { type ReactElement, useState } from 'react'
import { SheetSection } from './sheet-section.tsx'
import { SheetPart } from './sheet-part.tsx'
import { StateHead, StateRow } from './state-row.tsx'

const LONG = '广东省广州市天河区珠江新城花城大道七号南天广场云居苑东塔三座二十八层'
const stepped = (text: string, direction: 1 | -1, big: boolean): string =>
  String((Number(text) || 0) + direction * (big ? 10 : 1))

function Searches(): ReactElement {
  const [empty, setEmpty] = useState('')
  const [filled, setFilled] = useState('天河')
  const shared = { value: filled, onChange: setFilled }
  return (
    <>
      <SearchInput
        label="搜索 默认"
        value={empty}
        onChange={setEmpty}
        placeholder="搜索"
        shortcut={<Kbd>Ctrl J</Kbd>}
      />
      <SearchInput {...shared} label="搜索 已填" />
      <SearchInput {...shared} label="搜索 加载" loading />
      <SearchInput {...shared} label="搜索 禁用" disabled />
      <SearchInput {...shared} label="搜索 小号" size="sm" />
    </>
  )
}

/** Shows inputs for text and numbers. */
export function TextsSection(): ReactElement {
  return (
    <SheetPart title="键入" note="悬停和聚焦用鼠标与 Tab 键看">
      <StateHead />
      <StateRow name="文本" empty="" filled="林若溪" long={LONG}>
        {({ onChange, ...stated }) => (
          <TextInput {...stated} placeholder="请输入" onChange={(event) => onChange(event.currentTarget.value)} />
        )}
      </StateRow>
      <StateRow name="金额" empty="" filled="486.00" long="123456789012345.67">
        {({ onChange, ...stated }) => (
          <TextInput
            {...stated}
            align="end"
            unit="万元"
            inputMode="decimal"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </StateRow>
      <StateRow name="步进" empty="" filled="3" long="1234567890">
        {({ onChange, value, ...stated }) => (
          <NumberStepper
            {...stated}
            value={value}
            canDecrease={Number(value) > 0}
            onStep={(direction, big) => onChange(stepped(value, direction, big))}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </StateRow>
      <StateRow name="密码" empty="" filled="fangkit-2026" long={LONG}>
        {({ onChange, ...stated }) => (
          <PasswordInput {...stated} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />
        )}
      </StateRow>
      <StateRow name="多行" empty="" filled="业主周末才在家" long={`${LONG}。\n${LONG}。\n${LONG}。`}>
        {({ onChange, ...stated }) => (
          <TextArea
            {...stated}
            rows={2}
            autoSize
            maxRows={5}
            count
            maxLength={200}
            placeholder="请输入"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </StateRow>
      <StateRow name="小号" empty="" filled="林若溪" long={LONG}>
        {({ onChange, ...stated }) => (
          <TextInput
            {...stated}
            size="sm"
            placeholder="请输入"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </StateRow>
      <StateRow name="大号" empty="" filled="林若溪" long={LONG}>
        {({ onChange, ...stated }) => (
          <TextInput
            {...stated}
            size="lg"
            placeholder="请输入"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </StateRow>
      <SheetSection name="搜索" columns={5}>
        <Searches />
      </SheetSection>
    </SheetPart>
  )
}
