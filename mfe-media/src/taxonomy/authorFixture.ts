import type { ListedAuthor } from '@campus/shared/contract/media/taxonomyCalls';

interface Sample {
  number: number;
  name: string;
  position?: string;
  bio?: string;
  uses?: number;
  version?: number;
}

export const authorOf = (sample: Sample): ListedAuthor => {
  const { number, name, position, bio, uses = 0, version = 1 } = sample;
  return {
    id: `0b6a4b5e-9d5a-4c1e-8a0f-${String(number).padStart(12, '0')}`,
    name,
    position: position ?? null,
    bio: bio ?? null,
    photo: null,
    staff: {
      name: { ru: name },
      position: position ? { ru: position } : null,
      bio: bio ? { ru: bio } : null,
      photoId: null,
      uses,
      version,
    },
  };
};
