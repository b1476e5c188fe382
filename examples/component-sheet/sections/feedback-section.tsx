import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Notice,
  Skeleton,
  SkeletonBlock,
  SkeletonCard,
  StaleNote,
  TaskProgress,
} from 'fangkit/ui'
import { Inbox, Plus, Search } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { SheetPart } from './sheet-part.tsx'
import './feedback-section.css'

const pairs = 'sheet-feedback-section-pairs'
const nothing = (): void => {}

/** Shows empty, failed, forbidden and loading states, remarks, and the progress of long work. */
export function FeedbackSection(): ReactElement {
  const [cancelling, setCancelling] = useState(false)
  return (
    <SheetPart title="反馈">
      <div className={pairs}>
        <Card>
          <EmptyState
            icon={<Inbox />}
            title="还没有收入订单"
            actions={<Button icon={<Plus aria-hidden />}>新增收入</Button>}
          >
            先在收费清单点“收费”，或直接新增
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            icon={<Search />}
            title="没有符合条件的项目"
            actions={
              <>
                <Button>清除条件</Button>
                <Button variant="text">搜全部城市</Button>
              </>
            }
          >
            2 个条件正在生效：贷款方案、跟进经理
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title="收费清单没有加载出来" traceId="7f3a91" onRetry={nothing}>
            网络超时，已重试 2 次；填写内容仍保留
          </ErrorState>
        </Card>
        <Card>
          <ForbiddenState title="没有查看成本的权限" actions={<Button>申请权限</Button>}>
            需要“成本查看”，由店长或系统管理员授予
          </ForbiddenState>
        </Card>
      </div>
      <SkeletonCard rows={2} />
      <Skeleton>
        <SkeletonBlock width={240} height={16} />
      </Skeleton>
      <Notice tone="info" onClose={nothing}>
        付款类型为商业贷款，已带出付款方式与贷款方案。
      </Notice>
      <Notice
        tone="warn"
        title="征信报告还有 3 天到期。"
        actions={
          <Button variant="text" size="sm">
            去查询
          </Button>
        }
      >
        面签前请重新查询。
      </Notice>
      <Notice tone="bad" title="未选择主借款人。">
        付款方案为按揭贷款时必须选择。
      </Notice>
      <Notice tone="ok">24 个流程已完结，1 个失败：领取完税证明（缺跟进人）。</Notice>
      <Notice tone="plain" size="slim">
        只显示最近 90 天。
      </Notice>
      <StaleNote onRefresh={nothing} />
      <div className={pairs}>
        <Card padded>
          <TaskProgress
            title="批量打印 12 份申请表"
            value={58}
            note="7 / 12 · 约 40 秒"
            cancelling={cancelling}
            onCancel={() => setCancelling(true)}
            rows={[
              { id: 'single', state: 'done', text: '单面 4 份已合并' },
              { id: 'double', state: 'running', text: '双面 3 / 7 份正在生成' },
              { id: 'fund', state: 'failed', text: '公积金贷款申请表：当前文档无法获取' },
              { id: 'rest', state: 'waiting', text: '其余 5 份' },
            ]}
          />
        </Card>
        <Card padded>
          <TaskProgress title="正在导出清单" value={null} note="已排队" onCancel={nothing} />
        </Card>
      </div>
    </SheetPart>
  )
}
