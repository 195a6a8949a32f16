import sharp from 'sharp';

// Photographs, and our own drawings. The other decoders are only more to attack.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`) });

export { sharp };
