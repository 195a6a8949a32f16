<?php
// Pictures that compress as photographs do: large blurred fields of colour, and a little grain.
mt_srand(7);

function make_picture(string $file, int $width, int $height): void
{
    $image = imagecreatetruecolor($width, $height);
    for ($y = 0; $y < $height; $y++) {
        $t = $y / $height;
        imageline($image, 0, $y, $width, $y, imagecolorallocate($image, (int) (210 - 60 * $t), (int) (225 - 50 * $t), (int) (235 - 30 * $t)));
    }
    for ($i = 0; $i < 140; $i++) {
        $colour = imagecolorallocatealpha($image, mt_rand(60, 240), mt_rand(80, 240), mt_rand(90, 245), mt_rand(40, 100));
        imagefilledellipse($image, mt_rand(0, $width), mt_rand(0, $height), mt_rand(20, intdiv($width, 3)), mt_rand(20, intdiv($height, 3)), $colour);
    }
    for ($i = 0; $i < 4; $i++) {
        imagefilter($image, IMG_FILTER_GAUSSIAN_BLUR);
    }
    for ($i = 0; $i < $width * $height / 12; $i++) {
        $x = mt_rand(0, $width - 1);
        $y = mt_rand(0, $height - 1);
        $colour = imagecolorat($image, $x, $y);
        $grain = mt_rand(-14, 14);
        $channel = fn(int $shift): int => max(0, min(255, (($colour >> $shift) & 255) + $grain));
        imagesetpixel($image, $x, $y, imagecolorallocate($image, $channel(16), $channel(8), $channel(0)));
    }
    imagejpeg($image, $file, 82);
}

$folder = $argv[1];
make_picture("$folder/hero.jpg", 1920, 1280);
foreach (range(1, 4) as $number) {
    make_picture("$folder/photo$number.jpg", 1600, 1067);
}
