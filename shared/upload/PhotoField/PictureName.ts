/** The context of the texts that name the thing; without one it is a photo. */
export type PictureName = 'picture' | 'logo';
