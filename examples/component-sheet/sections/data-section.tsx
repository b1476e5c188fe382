import {
  Badge,
  Button,
  Card,
  Checkbox,
  Collapsible,
  Dot,
  Pagination,
  Steps,
  TabList,
  Table,
  TableCell,
  TableHeaderCell,
  TableRow,
  TabPanel,
  Tabs,
  Tag,
  Tree,
} from 'fangkit/ui'
import { type ReactElement, useState } from 'react'
import { ORGANISATIONS } from './sample-choices.ts'
import { SheetSection } from './sheet-section.tsx'
import { SheetPart } from './sheet-part.tsx'
import './data-section.css'

const ROWS = [
  { number: 'P20261121-0038', buyer: '林若溪', price: '486.00', tag: <Tag tone="warn">审批中</Tag> },
  { number: 'P20261120-0112', buyer: '梁志明', price: '412.50', tag: <Tag tone="ok">已过户</Tag> },
  { number: 'P20261120-0107', buyer: '谭雅雯', price: '305.00', tag: <Tag tone="brand">网签中</Tag> },
]
const STEPS = [
  { value: 'sign', label: '网签', note: '11-18 吴敏仪', state: 'done' },
  { value: 'tax', label: '缴税', note: '材料被退回', state: 'error' },
  { value: 'transfer', label: '过户', note: '预约 11-26', state: 'current' },
  { value: 'mortgage', label: '抵押登记', state: 'waiting' },
] as const // why: states are a closed set
const trees = 'sheet-data-section-trees'
const wide = 'sheet-data-section-wide'
const inside = 'sheet-data-section-inside'

function Rows(): ReactElement {
  const [chosen, setChosen] = useState<readonly string[]>(['P20261121-0038'])
  return (
    <Table label="项目">
      <thead>
        <TableRow>
          <TableHeaderCell>
            <Checkbox
              aria-label="全选"
              value={chosen.length === ROWS.length ? true : chosen.length > 0 ? 'mixed' : false}
              onChange={(all) => setChosen(all ? ROWS.map(({ number }) => number) : [])}
            />
          </TableHeaderCell>
          <TableHeaderCell sort="descending" onSort={() => {}}>
            项目编号
          </TableHeaderCell>
          <TableHeaderCell>买家</TableHeaderCell>
          <TableHeaderCell numeric unit="万元">
            成交价
          </TableHeaderCell>
          <TableHeaderCell>状态</TableHeaderCell>
          <TableHeaderCell>操作</TableHeaderCell>
        </TableRow>
      </thead>
      <tbody>
        {ROWS.map(({ number, buyer, price, tag }) => (
          <TableRow key={number} selected={chosen.includes(number)}>
            <TableCell>
              <Checkbox
                aria-label={`选择 ${number}`}
                value={chosen.includes(number)}
                onChange={(on) => setChosen(on ? [...chosen, number] : chosen.filter((other) => other !== number))}
              />
            </TableCell>
            <TableCell>
              <Button variant="link">{number}</Button>
            </TableCell>
            <TableCell>{buyer}</TableCell>
            <TableCell numeric>{price}</TableCell>
            <TableCell>{tag}</TableCell>
            <TableCell>
              <Button variant="link">编辑</Button>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function Trees(): ReactElement {
  const [one, setOne] = useState<readonly string[]>(['th1'])
  const [many, setMany] = useState<readonly string[]>(['th1', 'yx1'])
  const [open, setOpen] = useState<readonly string[]>(['gz', 'th', 'yx'])
  const shared = { nodes: ORGANISATIONS, expanded: open, onExpandedChange: setOpen }
  return (
    <div className={trees}>
      <Tree {...shared} label="归属门店" value={one} onChange={setOne} />
      <Tree {...shared} label="可见门店" multiple cascade value={many} onChange={setMany} />
      <Tree {...shared} label="停用的门店" multiple cascade disabled value={many} onChange={setMany} />
    </div>
  )
}

function Folds(): ReactElement {
  const [open, setOpen] = useState<readonly string[]>(['buyers'])
  const turn =
    (name: string) =>
    (isOpen: boolean): void =>
      setOpen(isOpen ? [...open, name] : open.filter((other) => other !== name))
  return (
    <div className={wide}>
      <Collapsible
        title="买家（2 人）"
        open={open.includes('buyers')}
        onOpenChange={turn('buyers')}
        extra={<Tag tone="ok">已齐</Tag>}
      >
        林若溪、梁志明
      </Collapsible>
      <Collapsible
        title="业主（1 人）"
        open={open.includes('owners')}
        onOpenChange={turn('owners')}
        extra={<Button size="sm">新增业主</Button>}
      >
        何建国
      </Collapsible>
      <Collapsible title="共有人" disabled open={false} onOpenChange={turn('others')}>
        没有共有人
      </Collapsible>
    </div>
  )
}

/** Shows rows, pages, tabs, trees, steps and folds. */
export function DataSection(): ReactElement {
  const [page, setPage] = useState(3)
  const [size, setSize] = useState(20)
  const [tab, setTab] = useState('data')
  return (
    <SheetPart title="数据">
      <Card
        title="项目"
        note="3 条，已选 1 条"
        tag={<Tag tone="brand">本月</Tag>}
        actions={<Button size="sm">导出</Button>}
      >
        <Rows />
        <div className={inside}>
          <Pagination total={1284} page={page} pageSize={size} onPageChange={setPage} onPageSizeChange={setSize} />
        </div>
      </Card>
      <Tabs value={tab} onSelect={setTab}>
        <TabList
          label="项目"
          items={[
            { value: 'data', label: '项目资料' },
            { value: 'money', label: '收支', badge: <Badge count={2} label="个待办" /> },
            { value: 'flow', label: '进度', badge: <Dot tone="bad" label="逾期" /> },
            { value: 'cost', label: '成本', disabled: true, title: '没有查看成本的权限' },
          ]}
        />
        <TabPanel value={tab}>{tab === 'data' ? '项目资料的内容' : '另一页的内容'}</TabPanel>
      </Tabs>
      <SheetSection name="步骤">
        <div className={wide}>
          <Steps label="过户流程" items={STEPS} onSelect={() => {}} />
        </div>
      </SheetSection>
      <SheetSection name="步骤列">
        <Steps label="过户流程，竖排" items={STEPS} direction="column" />
      </SheetSection>
      <SheetSection name="折叠">
        <Folds />
      </SheetSection>
      <SheetSection name="树">
        <Trees />
      </SheetSection>
    </SheetPart>
  )
}
