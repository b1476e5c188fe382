import type { CSSProperties, ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { commissionRule } from '../../../domain/flow/commission-rule.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { DescriptionItem } from '../../../ui/forms/description-item.tsx'
import { DescriptionList } from '../../../ui/forms/description-list.tsx'
import type { AnyJob } from '../flow-actions.ts'

export interface CommissionNoteProps {
  readonly config: NonNullable<AnyJob['flowCommissionCfg']>
}

const CONTENT: CSSProperties = { width: 320 }
const { fields } = commissionRule

/** The rule behind an amount, and who shares it. @source FLW-019 */
export function CommissionNote({
  config: { commissionExp, participateMembers, otherValues },
}: CommissionNoteProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { empty } = useMessages(commonMessages)
  const scenes = useDictionary(fields.hf11SceneGrp.dict ?? null)
  const cards = useDictionary(fields.hf11CardType.dict ?? null)
  const { HF11_SCENE_GRP: scene, HF11_CARD_TYPE: card } = otherValues
  return (
    <div style={CONTENT}>
      <DescriptionList columns={1}>
        <DescriptionItem label={labelOf(commissionRule, 'hf11CommissionExp')}>{commissionExp}</DescriptionItem>
        <DescriptionItem label={texts.sharedBy}>
          {participateMembers.length === 0 ? empty : participateMembers.join('、')}
        </DescriptionItem>
        <DescriptionItem label={labelOf(commissionRule, 'hf11SceneGrp')}>
          {scenes.labelOf(scene) ?? scene}
        </DescriptionItem>
        <DescriptionItem label={labelOf(commissionRule, 'hf11CardType')}>{cards.labelOf(card) ?? card}</DescriptionItem>
      </DescriptionList>
    </div>
  )
}
