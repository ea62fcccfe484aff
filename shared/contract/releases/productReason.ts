/** Why a release was made that came with the product itself: no person’s words, so pages translate it. */
export const productReason = 'released with the product by npm start';
