import type { Endpoint } from '../endpoint.ts';
import { create as archivesCreate } from './archives/create.ts';
import { deleteArchive as archivesDeleteArchive } from './archives/delete-archive.ts';
import { list as archivesList } from './archives/list.ts';
import { load as archivesLoad } from './archives/load.ts';
import { moveHead as archivesMoveHead } from './archives/move-head.ts';
import { chatImage as chatChatImage } from './chat/chat-image.ts';
import { chooseSibling as chatChooseSibling } from './chat/choose-sibling.ts';
import { continueReply as chatContinueReply } from './chat/continue-reply.ts';
import { dialogDelete as chatDialogDelete } from './chat/dialog-delete.ts';
import { dialogList as chatDialogList } from './chat/dialog-list.ts';
import { dialogTree as chatDialogTree } from './chat/dialog-tree.ts';
import { explain as chatExplain } from './chat/explain.ts';
import { feedback as chatFeedback } from './chat/feedback.ts';
import { models as chatModels } from './chat/models.ts';
import { modifyAssistantMessage as chatModifyAssistantMessage } from './chat/modify-assistant-message.ts';
import { moments as chatMoments } from './chat/moments.ts';
import { pinFact as chatPinFact } from './chat/pin-fact.ts';
import { pinnedFacts as chatPinnedFacts } from './chat/pinned-facts.ts';
import { refresh as chatRefresh } from './chat/refresh.ts';
import { send as chatSend } from './chat/send.ts';
import { stop as chatStop } from './chat/stop.ts';
import { stream as chatStream } from './chat/stream.ts';
import { unpinFact as chatUnpinFact } from './chat/unpin-fact.ts';
import { claim as creatorsClaim } from './creators/claim.ts';
import { contract as creatorsContract } from './creators/contract.ts';
import { contractApply as creatorsContractApply } from './creators/contract-apply.ts';
import { document as creatorsDocument } from './creators/document.ts';
import { earnings as creatorsEarnings } from './creators/earnings.ts';
import { withdraw as creatorsWithdraw } from './creators/withdraw.ts';
import { withdrawals as creatorsWithdrawals } from './creators/withdrawals.ts';
import { config as imagesConfig } from './images/config.ts';
import { coverConfig as imagesCoverConfig } from './images/cover-config.ts';
import { coverPrompt as imagesCoverPrompt } from './images/cover-prompt.ts';
import { generate as imagesGenerate } from './images/generate.ts';
import { activity as operationActivity } from './operation/activity.ts';
import { bannerDelete as operationBannerDelete } from './operation/banner-delete.ts';
import { bannerOrder as operationBannerOrder } from './operation/banner-order.ts';
import { bannerSave as operationBannerSave } from './operation/banner-save.ts';
import { banners as operationBanners } from './operation/banners.ts';
import { campaignDelete as operationCampaignDelete } from './operation/campaign-delete.ts';
import { campaignSave as operationCampaignSave } from './operation/campaign-save.ts';
import { collection as operationCollection } from './operation/collection.ts';
import { collectionDelete as operationCollectionDelete } from './operation/collection-delete.ts';
import { collectionOrder as operationCollectionOrder } from './operation/collection-order.ts';
import { collectionSave as operationCollectionSave } from './operation/collection-save.ts';
import { collectionStories as operationCollectionStories } from './operation/collection-stories.ts';
import { collections as operationCollections } from './operation/collections.ts';
import { desk as operationDesk } from './operation/desk.ts';
import { tags as operationTags } from './operation/tags.ts';
import { tagsSave as operationTagsSave } from './operation/tags-save.ts';
import { checkout as paymentsCheckout } from './payments/checkout.ts';
import { offers as paymentsOffers } from './payments/offers.ts';
import { orders as paymentsOrders } from './payments/orders.ts';
import { account as pointsAccount } from './points/account.ts';
import { decrease as pointsDecrease } from './points/decrease.ts';
import { detail as pointsDetail } from './points/detail.ts';
import { member as pointsMember } from './points/member.ts';
import { signIn as pointsSignIn } from './points/sign-in.ts';
import { continueShare as shareContinueShare } from './share/continue-share.ts';
import { detail as shareDetail } from './share/detail.ts';
import { page as sharePage } from './share/page.ts';
import { revoke as shareRevoke } from './share/revoke.ts';
import { shareArchive as shareShareArchive } from './share/share-archive.ts';
import { bookshelfAdd as storiesBookshelfAdd } from './stories/bookshelf-add.ts';
import { bookshelfList as storiesBookshelfList } from './stories/bookshelf-list.ts';
import { bookshelfRemove as storiesBookshelfRemove } from './stories/bookshelf-remove.ts';
import { categoryList as storiesCategoryList } from './stories/category-list.ts';
import { deleteStory as storiesDeleteStory } from './stories/delete-story.ts';
import { feed as storiesFeed } from './stories/feed.ts';
import { history as storiesHistory } from './stories/history.ts';
import { modify as storiesModify } from './stories/modify.ts';
import { optimize as storiesOptimize } from './stories/optimize.ts';
import { page as storiesPage } from './stories/page.ts';
import { publish as storiesPublish } from './stories/publish.ts';
import { restore as storiesRestore } from './stories/restore.ts';
import { search as storiesSearch } from './stories/search.ts';
import { searchSuggestions as storiesSearchSuggestions } from './stories/search-suggestions.ts';
import { stats as storiesStats } from './stories/stats.ts';
import { userRecent as storiesUserRecent } from './stories/user-recent.ts';
import { viewDetail as storiesViewDetail } from './stories/view-detail.ts';
import { viewpointList as storiesViewpointList } from './stories/viewpoint-list.ts';
import { visibility as storiesVisibility } from './stories/visibility.ts';
import { works as storiesWorks } from './stories/works.ts';
import { writeDetail as storiesWriteDetail } from './stories/write-detail.ts';
import { image as uploadsImage } from './uploads/image.ts';
import { anonymityRegister as usersAnonymityRegister } from './users/anonymity-register.ts';
import { authUrl as usersAuthUrl } from './users/auth-url.ts';
import { deleteAccount as usersDeleteAccount } from './users/delete-account.ts';
import { introduction as usersIntroduction } from './users/introduction.ts';
import { loginOrRegister as usersLoginOrRegister } from './users/login-or-register.ts';
import { loginUser as usersLoginUser } from './users/login-user.ts';
import { logout as usersLogout } from './users/logout.ts';
import { mailPwdForgotPwd as usersMailPwdForgotPwd } from './users/mail-pwd-forgot-pwd.ts';
import { nickname as usersNickname } from './users/nickname.ts';
import { profile as usersProfile } from './users/profile.ts';
import { restoreAccount as usersRestoreAccount } from './users/restore-account.ts';
import { sendMailPwdCode as usersSendMailPwdCode } from './users/send-mail-pwd-code.ts';
import { uploadUserAvatar as usersUploadUserAvatar } from './users/upload-user-avatar.ts';
import { userSettingInfo as usersUserSettingInfo } from './users/user-setting-info.ts';
import { userSettingModify as usersUserSettingModify } from './users/user-setting-modify.ts';

/** Every endpoint, by group and name. For servers, documents and tests: browser code imports the one it calls. */
export const endpoints = {
  'stories.bookshelfAdd': storiesBookshelfAdd,
  'stories.bookshelfList': storiesBookshelfList,
  'stories.bookshelfRemove': storiesBookshelfRemove,
  'stories.categoryList': storiesCategoryList,
  'stories.deleteStory': storiesDeleteStory,
  'stories.feed': storiesFeed,
  'stories.history': storiesHistory,
  'stories.modify': storiesModify,
  'stories.optimize': storiesOptimize,
  'stories.page': storiesPage,
  'stories.publish': storiesPublish,
  'stories.restore': storiesRestore,
  'stories.searchSuggestions': storiesSearchSuggestions,
  'stories.search': storiesSearch,
  'stories.stats': storiesStats,
  'stories.userRecent': storiesUserRecent,
  'stories.viewDetail': storiesViewDetail,
  'stories.viewpointList': storiesViewpointList,
  'stories.visibility': storiesVisibility,
  'stories.works': storiesWorks,
  'stories.writeDetail': storiesWriteDetail,
  'chat.chatImage': chatChatImage,
  'chat.chooseSibling': chatChooseSibling,
  'chat.continueReply': chatContinueReply,
  'chat.dialogDelete': chatDialogDelete,
  'chat.dialogList': chatDialogList,
  'chat.dialogTree': chatDialogTree,
  'chat.explain': chatExplain,
  'chat.feedback': chatFeedback,
  'chat.models': chatModels,
  'chat.modifyAssistantMessage': chatModifyAssistantMessage,
  'chat.moments': chatMoments,
  'chat.pinFact': chatPinFact,
  'chat.pinnedFacts': chatPinnedFacts,
  'chat.refresh': chatRefresh,
  'chat.send': chatSend,
  'chat.stop': chatStop,
  'chat.stream': chatStream,
  'chat.unpinFact': chatUnpinFact,
  'archives.create': archivesCreate,
  'archives.deleteArchive': archivesDeleteArchive,
  'archives.list': archivesList,
  'archives.load': archivesLoad,
  'archives.moveHead': archivesMoveHead,
  'share.continueShare': shareContinueShare,
  'share.detail': shareDetail,
  'share.page': sharePage,
  'share.revoke': shareRevoke,
  'share.shareArchive': shareShareArchive,
  'points.account': pointsAccount,
  'points.decrease': pointsDecrease,
  'points.detail': pointsDetail,
  'points.member': pointsMember,
  'points.signIn': pointsSignIn,
  'payments.checkout': paymentsCheckout,
  'payments.offers': paymentsOffers,
  'payments.orders': paymentsOrders,
  'users.anonymityRegister': usersAnonymityRegister,
  'users.authUrl': usersAuthUrl,
  'users.deleteAccount': usersDeleteAccount,
  'users.introduction': usersIntroduction,
  'users.loginOrRegister': usersLoginOrRegister,
  'users.loginUser': usersLoginUser,
  'users.logout': usersLogout,
  'users.mailPwdForgotPwd': usersMailPwdForgotPwd,
  'users.nickname': usersNickname,
  'users.profile': usersProfile,
  'users.restoreAccount': usersRestoreAccount,
  'users.sendMailPwdCode': usersSendMailPwdCode,
  'users.uploadUserAvatar': usersUploadUserAvatar,
  'users.userSettingInfo': usersUserSettingInfo,
  'users.userSettingModify': usersUserSettingModify,
  'uploads.image': uploadsImage,
  'images.config': imagesConfig,
  'images.coverConfig': imagesCoverConfig,
  'images.coverPrompt': imagesCoverPrompt,
  'images.generate': imagesGenerate,
  'operation.activity': operationActivity,
  'operation.bannerDelete': operationBannerDelete,
  'operation.bannerOrder': operationBannerOrder,
  'operation.bannerSave': operationBannerSave,
  'operation.campaignDelete': operationCampaignDelete,
  'operation.campaignSave': operationCampaignSave,
  'operation.collectionDelete': operationCollectionDelete,
  'operation.collectionOrder': operationCollectionOrder,
  'operation.collectionSave': operationCollectionSave,
  'operation.collectionStories': operationCollectionStories,
  'operation.desk': operationDesk,
  'operation.tagsSave': operationTagsSave,
  'operation.banners': operationBanners,
  'operation.collection': operationCollection,
  'operation.collections': operationCollections,
  'operation.tags': operationTags,
  'creators.claim': creatorsClaim,
  'creators.contractApply': creatorsContractApply,
  'creators.contract': creatorsContract,
  'creators.document': creatorsDocument,
  'creators.earnings': creatorsEarnings,
  'creators.withdraw': creatorsWithdraw,
  'creators.withdrawals': creatorsWithdrawals,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
