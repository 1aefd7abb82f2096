"""Exports GPU arrays by DLPack, so that PyTorch and JAX read them without a copy:
`torch.from_dlpack(shared)`.
"""

import ctypes
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from tenfold.kernel.gpu_memory import config, cuda

CPU, CUDA = 1, 2
"""DLPack's device types. Under the simulator memory is the CPU's."""

KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's type codes for NumPy's kinds of numbers."""


class _Tensor(ctypes.Structure):
    """DLPack's DLManagedTensor, with its DLTensor written out, as dlpack.h has it."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_held: dict[int, tuple[Any, ...]] = {}
"""The exported arrays that are still in use, by the number that the tensor carries."""

_numbers = count(1)

_NAME = b"dltensor"


@ctypes.CFUNCTYPE(None, ctypes.POINTER(_Tensor))  # type: ignore[untyped-decorator]  # ctypes does not type it
def _let_go(tensor: Any, held: dict[int, tuple[Any, ...]] = _held) -> None:
    """Release an array: a consumer calls this when it is done, perhaps after this module's globals
    are gone.
    """
    held.pop(tensor.contents.manager_ctx, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]  # ctypes does not type it
def _unused(capsule: int) -> None:
    """Release the array of a capsule that is destroyed unused. A consumer renames the capsule that
    it takes.
    """
    if _api.PyCapsule_IsValid(capsule, _NAME):
        _held.pop(_Tensor.from_address(_api.PyCapsule_GetPointer(capsule, _NAME)).manager_ctx, None)


_api = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _api)
)
_api.PyCapsule_IsValid.argtypes = _api.PyCapsule_GetPointer.argtypes = (
    ctypes.c_void_p,
    ctypes.c_char_p,
)
_api.PyCapsule_GetPointer.restype = ctypes.c_void_p


@dataclass(frozen=True, slots=True)
class Shared:
    """A DLPack producer of an array in GPU memory, which stays alive while any consumer uses it."""

    array: Any

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return DLPack's device type and the number of the GPU."""
        return (CPU, 0) if config.ENABLE_CUDASIM else (CUDA, cuda.get_current_device().id)

    def __dlpack__(self, *, stream: int | None = None, **later: Any) -> Any:
        """Return a capsule of the array, after waiting for the GPU, so that any stream may read it.

        Keywords of later versions of DLPack are ignored: every version accepts this capsule.
        """
        if stream != -1:
            cuda.synchronize()
        number, tensor = next(_numbers), _Tensor()
        shape = (ctypes.c_int64 * self.array.ndim)(*self.array.shape)
        strides = (ctypes.c_int64 * self.array.ndim)(
            *(step // self.array.dtype.itemsize for step in self.array.strides)
        )
        tensor.data, (tensor.device_type, tensor.device_id) = (
            _address(self.array),
            self.__dlpack_device__(),
        )
        tensor.ndim, tensor.shape, tensor.strides = self.array.ndim, shape, strides
        kind = np.dtype(self.array.dtype)
        tensor.code, tensor.bits, tensor.lanes = KINDS[kind.kind], 8 * kind.itemsize, 1
        tensor.manager_ctx, tensor.deleter = number, ctypes.cast(_let_go, ctypes.c_void_p)
        _held[number] = self.array, tensor, shape, strides
        return _new(ctypes.addressof(tensor), _NAME, ctypes.cast(_unused, ctypes.c_void_p))


def _address(array: Any) -> int:
    if config.ENABLE_CUDASIM:
        return int(array._ary.ctypes.data)
    return int(array.__cuda_array_interface__["data"][0])
