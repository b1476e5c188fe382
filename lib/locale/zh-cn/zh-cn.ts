import type { Locale, Messages } from '../messages.ts'
import { commonMessages } from './common.ts'
import { configGridMessages } from './config-grid.ts'
import { gridDialogMessages } from './grid-dialogs.ts'
import { elementMessages } from './elements.ts'
import { feeExaminationMessages } from './fee-examinations.ts'
import { feeExpenseMessages } from './fee-expense.ts'
import { feeIncomeMessages } from './fee-income.ts'
import { feeTabMessages } from './fee-tab.ts'
import { fieldMessages } from './field.ts'
import { flowGuideMessages } from './flow-guide.ts'
import { flowTabMessages } from './flow-tab.ts'
import { formMessages } from './form.ts'
import { formCompareMessages } from './form-compare.ts'
import { formPreviewMessages } from './form-preview.ts'
import { imageViewerMessages } from './image-viewer.ts'
import { flowFinishMessages } from './flow-finish.ts'
import { loanOrganisationMessages } from './loan-organisations.ts'
import { memberRecordMessages } from './member-records.ts'
import { paperUploadMessages } from './paper-upload.ts'
import { papersTabMessages } from './papers-tab.ts'
import { payCodeMessages } from './pay-codes.ts'
import { pdfMessages } from './pdf.ts'
import { peopleMessages } from './people.ts'
import { memberGroupsMessages } from './member-groups.ts'
import { personalDataMessages } from './personal-data.ts'
import { projectDetailMessages } from './project-detail.ts'
import { recommendationMessages } from './recommendations.ts'
import { rolesTabMessages } from './roles-tab.ts'
import { richTextMessages } from './rich-text.ts'
import { uploadMessages } from './upload.ts'
import { searchMessages } from './search.ts'
import { sessionCityMessages } from './session-city.ts'

/**
 * Every Chinese text, to read or to translate from. Widgets bring their own: a page needs this only for that.
 *
 * @public
 */
export const zhCN: Locale & { readonly messages: Messages } = {
  name: 'zh-CN',
  messages: {
    common: commonMessages.texts,
    field: fieldMessages.texts,
    upload: uploadMessages.texts,
    richText: richTextMessages.texts,
    form: formMessages.texts,
    personalData: personalDataMessages.texts,
    people: peopleMessages.texts,
    projectDetail: projectDetailMessages.texts,
    memberRecords: memberRecordMessages.texts,
    memberGroups: memberGroupsMessages.texts,
    flowFinish: flowFinishMessages.texts,
    loanOrganisations: loanOrganisationMessages.texts,
    recommendations: recommendationMessages.texts,
    search: searchMessages.texts,
    configGrid: configGridMessages.texts,
    gridDialogs: gridDialogMessages.texts,
    imageViewer: imageViewerMessages.texts,
    pdf: pdfMessages.texts,
    feeTab: feeTabMessages.texts,
    flowTab: flowTabMessages.texts,
    rolesTab: rolesTabMessages.texts,
    papersTab: papersTabMessages.texts,
    formPreview: formPreviewMessages.texts,
    formCompare: formCompareMessages.texts,
    payCodes: payCodeMessages.texts,
    feeIncome: feeIncomeMessages.texts,
    feeExaminations: feeExaminationMessages.texts,
    feeExpense: feeExpenseMessages.texts,
    flowGuide: flowGuideMessages.texts,
    paperUpload: paperUploadMessages.texts,
    sessionCity: sessionCityMessages.texts,
    elements: elementMessages.texts,
  },
}
